"""A network that reads the position once, scores each option by its row, and says how the game will end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from .games import Answer, Decisions, Numbers, Position, Whole

LEAST_SPREAD: Final = 0.1
# Points that count as 1.
POINTS: Final = 20.0
NEVER: Final = -1e9
# Points by which an option may be worse and still be chosen a third as often when a teacher is imitated.
CLOSE: Final = 0.3


class Network:
    """Layers, and what is done with them. The score of an option depends on its row and the position, not its place."""

    def __init__(self, seen: "Scale", rows: "Scale", width: int = 256, inner: int = 128) -> None:
        self.seen: Final = seen
        self.rows: Final = rows
        inputs = len(seen.places)
        self.layers: Final = nn.ModuleDict(
            {
                "position": nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()),
                "promise": nn.Linear(width, 1),
                "context": nn.Linear(width, inner),
                "option": nn.Linear(len(rows.places), inner),
                "score": nn.Sequential(nn.ReLU(), nn.Linear(inner, inner), nn.ReLU(), nn.Linear(inner, 1)),
            }
        )

    def __call__(self, position: Position) -> tuple[Any, Any]:
        """Log-likelihoods of the options of each decision, in rows of one length; and points still to be gained."""
        layers = self.layers
        seen = layers["position"](torch.from_numpy(self.seen(position.observation)))
        context = layers["context"](seen).repeat_interleave(torch.from_numpy(position.counts), dim=0)
        scores = layers["score"](layers["option"](torch.from_numpy(self.rows(position.rows))) + context)
        return functional.log_softmax(table_of(scores, position.counts), dim=1), layers["promise"](seen).squeeze(1)

    def sample(self, position: Position) -> Answer:
        """Choose as likely as it says."""
        with torch.no_grad():
            likely, promises = self(position)
            actions = torch.distributions.Categorical(logits=likely).sample()
            chosen = likely.gather(1, actions[:, None]).squeeze(1)
        return Answer(actions.numpy(), chosen.numpy(), POINTS * promises.numpy())

    def best(self, position: Position) -> Answer:
        """Choose what is likeliest."""
        with torch.no_grad():
            likely, promises = self(position)
            chosen, actions = likely.max(dim=1)
        return Answer(actions.numpy(), chosen.numpy(), POINTS * promises.numpy())

    def save(self, path: Path) -> None:
        scales = [[torch.from_numpy(part) for part in scale] for scale in (self.seen, self.rows)]
        torch.save({"scales": scales, "layers": self.layers.state_dict()}, path)


def load(path: Path) -> Network:
    """A network that was saved."""
    kept = torch.load(path)
    seen, rows = (Scale(*(part.numpy() for part in scale)) for scale in kept["scales"])
    network = Network(seen, rows)
    network.layers.load_state_dict(kept["layers"])
    return network


class Scale(NamedTuple):
    """Which of many numbers matter, and how far each is spread."""

    places: Whole
    spread: Numbers

    def __call__(self, numbers: Numbers) -> Numbers:
        return numbers[:, self.places].astype(np.float32) / self.spread


def scale_of(numbers: Numbers) -> Scale:
    """As it is in some rows of them: what was never told there is left out."""
    places = np.flatnonzero(numbers.any(axis=0))
    # A sample will do, and what is rare must not become loud.
    spread = numbers[::50, places].astype(np.float32).std(axis=0)
    return Scale(places, np.maximum(spread, LEAST_SPREAD))


def table_of(scores: Any, counts: Whole) -> Any:
    """Scores of all options as rows of one length, one for each decision."""
    places = torch.from_numpy(np.arange(counts.max()) < counts[:, None])
    return torch.full(places.shape, NEVER).masked_scatter(places, scores.ravel())


class Learner:
    """Changes the weights of a network by Adam."""

    def __init__(self, network: Network, rate: float, seed: int) -> None:
        self.network: Final = network
        self.optimizer: Final = torch.optim.Adam(network.layers.parameters(), lr=rate, eps=1e-5)
        self.chance: Final = np.random.default_rng(seed)

    def pace(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def imitate(self, made: Decisions, size: int) -> tuple[float, float]:
        """Once through a teacher's decisions; the share of choices that it would have made too, and its loss.

        An option that is worth nearly as much as the best is nearly as good to choose.
        """
        agreed, lost = [], []
        for part in batches(made, size, self.chance):
            likely, promises = self.network(part.position)
            worths = table_of(torch.from_numpy(part.position.worths / CLOSE).float(), part.position.counts)
            loss = -(functional.softmax(worths, dim=1) * likely).sum(dim=1).mean()
            self._step(loss + _misjudged(promises, part))
            agreed.append((likely.argmax(dim=1) == torch.from_numpy(part.actions)).float().mean().item())
            lost.append(loss.item())
        return float(np.mean(agreed)), float(np.mean(lost))

    def improve(self, made: Decisions, size: int, epochs: int, clip: float, curiosity: float) -> dict[str, float]:
        """PPO: what went better than expected becomes likelier, but not by more than `clip` of itself at a time."""
        told: list[tuple[float, ...]] = []
        scaled = (made.advantages - made.advantages.mean()) / (made.advantages.std() + 1e-6)
        made = made._replace(advantages=scaled.astype(np.float32))
        for _ in range(epochs):
            for part in batches(made, size, self.chance):
                likely, promises = self.network(part.position)
                chosen = likely.gather(1, torch.from_numpy(part.actions)[:, None]).squeeze(1)
                change = chosen - torch.from_numpy(part.likelihoods)
                ratio, better = change.exp(), torch.from_numpy(part.advantages)
                gain = torch.minimum(ratio * better, ratio.clamp(1 - clip, 1 + clip) * better).mean()
                entropy = -(likely.exp() * likely.clamp(min=-50)).sum(dim=1).mean()
                misjudged = _misjudged(promises, part)
                self._step(misjudged - gain - curiosity * entropy)
                moved = (ratio - 1 - change).mean()
                told.append((moved.item(), entropy.item(), misjudged.item()))
        return dict(zip(("moved", "entropy", "misjudged"), np.mean(told, axis=0).tolist(), strict=True))

    def _step(self, loss: Any) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.layers.parameters(), 0.5)
        self.optimizer.step()


def _misjudged(promises: Any, part: Decisions) -> Any:
    wanted = torch.from_numpy((part.promises / POINTS).astype(np.float32))
    return 0.5 * functional.mse_loss(promises, wanted)


def batches(made: Decisions, size: int, chance: np.random.Generator) -> Iterator[Decisions]:
    """All decisions, shuffled, so many at a time."""
    counts = made.position.counts
    ends = np.cumsum(counts)
    order = chance.permutation(len(counts))
    for start in range(0, len(order), size):
        which = order[start : start + size]
        yield made.some(which, np.concatenate([np.arange(ends[one] - counts[one], ends[one]) for one in which]))
