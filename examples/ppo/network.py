"""A network that reads the position once, scores each option by its row, and says what is still to come."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from .games import Answer, Decisions
from .positions import Book, Numbers, Position, Whole
from .team import Team

LEAST_SPREAD: Final = 0.1
# Points that count as 1.
POINTS: Final = 20.0
NEVER: Final = -1e9
# Points by which an option may be worse and still be chosen a third as often when a teacher is imitated.
CLOSE: Final = 0.3


class Sight(NamedTuple):
    """What of an observation the network looks at: the input of each place, 0 for none, and how loud it is.

    Most of what could be told never is, so it is gathered from games.
    """

    inputs: Whole
    loudness: Numbers

    def __call__(self, position: Position) -> tuple[Any, Any, Any]:
        """Inputs that are not zero, where those of each decision begin, and what they are."""
        places, begins = position.places, np.cumsum(position.filled) - position.filled
        parts = self.inputs[places], begins, position.amounts * self.loudness[places]
        inputs, begin, amounts = map(torch.from_numpy, parts)
        return inputs, begin, amounts


def sight_of(position: Position, size: int, team: Team) -> Sight:
    """As these positions of the whole team need it."""
    sums = [np.bincount(position.places, position.amounts**power, size) for power in (0, 1, 2)]
    often, mean, square = team.all(np.array(sums) / len(position.filled)).mean(axis=0)
    inputs = np.where(often > 0, np.cumsum(often > 0), 0)
    spread = np.sqrt(np.maximum(square - mean**2, 0))
    # What is rare must not become loud.
    return Sight(inputs, (1 / np.maximum(spread, LEAST_SPREAD)).astype(np.float32))


class Network:
    """Layers, and what is done with them. The score of an option depends on its row and the position, not its place."""

    def __init__(self, sight: Sight, book: Book, width: int = 256, inner: int = 128) -> None:
        self.sight: Final = sight
        self.book: Final = book
        self.sizes: Final = (width, inner)
        inputs = 1 + int(sight.inputs.max())
        look = nn.EmbeddingBag(inputs, width, mode="sum", padding_idx=0)
        nn.init.normal_(look.weight, std=0.05)
        self.layers: Final = nn.ModuleDict(
            {
                "look": look,
                "position": nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU()),
                "promise": nn.Linear(width, 1),
                "context": nn.Linear(width, inner),
                "option": nn.Sequential(nn.Linear(book.size, width), nn.ReLU(), nn.Linear(width, inner)),
                "score": nn.Sequential(nn.ReLU(), nn.Linear(inner, 1)),
            }
        )

    def __call__(self, position: Position) -> tuple[Any, Any]:
        """Log-likelihoods of the options of each decision, in rows of one length; and what is still to come."""
        layers = self.layers
        seen = layers["position"](layers["look"](*self.sight(position)))
        options = layers["option"](torch.from_numpy(self.book.table) / LEAST_SPREAD)
        context = layers["context"](seen).repeat_interleave(torch.from_numpy(position.counts), dim=0)
        scores = layers["score"](options.index_select(0, torch.from_numpy(position.rows)) + context)
        return functional.log_softmax(table_of(scores, position.counts), dim=1), layers["promise"](seen).squeeze(1)

    def sample(self, position: Position) -> Answer:
        """Choose as likely as it says."""
        with torch.no_grad():
            likely, promises = self(position)
            # The largest of scores with Gumbel noise is drawn as often as softmax says.
            actions = (likely - torch.empty_like(likely).exponential_().log()).argmax(dim=1)
            chosen = likely.gather(1, actions[:, None]).squeeze(1)
        return Answer(actions.numpy(), chosen.numpy(), POINTS * promises.numpy())

    def best(self, position: Position) -> Answer:
        """Choose what is likeliest."""
        with torch.no_grad():
            likely, promises = self(position)
            chosen, actions = likely.max(dim=1)
        return Answer(actions.numpy(), chosen.numpy(), POINTS * promises.numpy())

    def save(self, path: Path) -> None:
        sight = [torch.from_numpy(part) for part in self.sight]
        kept = {"sight": sight, "rows": self.book.size, "sizes": self.sizes, "layers": self.layers.state_dict()}
        torch.save(kept, path)


def load(path: Path) -> Network:
    """A network that was saved."""
    kept = torch.load(path)
    network = Network(Sight(*(part.numpy() for part in kept["sight"])), Book(kept["rows"]), *kept["sizes"])
    network.layers.load_state_dict(kept["layers"])
    return network


def table_of(scores: Any, counts: Whole) -> Any:
    """Scores of all options as rows of one length, one for each decision."""
    places = torch.from_numpy(np.arange(counts.max()) < counts[:, None])
    return torch.full(places.shape, NEVER).masked_scatter(places, scores.ravel())


class Learner:
    """Changes the weights of a network by Adam, together with the others of its team."""

    def __init__(self, network: Network, team: Team, seed: int) -> None:
        self.network: Final = network
        self.team: Final = team
        self.optimizer: Final = torch.optim.Adam(network.layers.parameters(), eps=1e-5)
        self.chance: Final = np.random.default_rng(seed)

    def pace(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def imitate(self, made: Decisions, parts: int) -> tuple[float, float]:
        """Once through a teacher's decisions; the share of choices that it would have made too, and its loss.

        An option that is worth nearly as much as the best is nearly as good to choose.
        """
        told = []
        for part in batches(made, parts, self.chance):
            likely, promises = self.network(part.position)
            worths = table_of(torch.from_numpy(part.position.worths / CLOSE), part.position.counts)
            loss = -(functional.softmax(worths, dim=1) * likely).sum(dim=1).mean()
            self._step(loss + misjudged(promises, part))
            agreed = (likely.argmax(dim=1) == torch.from_numpy(part.actions)).float().mean()
            told.append((agreed.item(), loss.item()))
        agreed, lost = np.mean(told, axis=0).tolist()
        return agreed, lost

    def improve(self, made: Decisions, parts: int, epochs: int, clip: float, curiosity: float) -> dict[str, float]:
        """PPO: what went better than expected becomes likelier, but not by more than `clip` of itself at a time."""
        told: list[tuple[float, ...]] = []
        scaled = (made.advantages - made.advantages.mean()) / (made.advantages.std() + 1e-6)
        made = made._replace(advantages=scaled.astype(np.float32))
        for _ in range(epochs):
            for part in batches(made, parts, self.chance):
                likely, promises = self.network(part.position)
                chosen = likely.gather(1, torch.from_numpy(part.actions)[:, None]).squeeze(1)
                change = chosen - torch.from_numpy(part.likelihoods)
                ratio, better = change.exp(), torch.from_numpy(part.advantages)
                gain = torch.minimum(ratio * better, ratio.clamp(1 - clip, 1 + clip) * better).mean()
                entropy = -(likely.exp() * likely.clamp(min=-50)).sum(dim=1).mean()
                wrong = misjudged(promises, part)
                self._step(wrong - gain - curiosity * entropy)
                told.append(((ratio - 1 - change).mean().item(), entropy.item(), wrong.item()))
        return dict(zip(("moved", "entropy", "misjudged"), np.mean(told, axis=0).tolist(), strict=True))

    def _step(self, loss: Any) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        slopes: list[Any] = [weights.grad for weights in self.network.layers.parameters()]
        mean = torch.from_numpy(self.team.all(torch.cat([slope.ravel() for slope in slopes]).numpy()).mean(axis=0))
        begin = 0
        for slope in slopes:
            slope.copy_(mean[begin : begin + slope.numel()].view_as(slope))
            begin += slope.numel()
        nn.utils.clip_grad_norm_(self.network.layers.parameters(), 0.5)
        self.optimizer.step()


def misjudged(promises: Any, part: Decisions) -> Any:
    """By how much what was to come was not foreseen."""
    return 0.5 * functional.mse_loss(promises, torch.from_numpy((part.promises / POINTS).astype(np.float32)))


def batches(made: Decisions, count: int, chance: np.random.Generator) -> Iterator[Decisions]:
    """All decisions, shuffled, in so many parts."""
    for which in np.array_split(chance.permutation(len(made.actions)), count):
        yield made.some(which)
