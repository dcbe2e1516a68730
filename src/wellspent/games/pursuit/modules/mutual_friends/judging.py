"""How computer players judge what the module brings."""

from wellspent.bots.pursuit.readers import Scored


class MutualFriends(Scored):
    """MUT.end.01: a neighbour may still draw them away."""

    def share(self) -> float:
        return self.weights.contested


READER = MutualFriends
