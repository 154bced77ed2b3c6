# wrong: lists equal texts several times (Wrong Answer)
class Solution:
    def listWords(self, tiles: str) -> List[str]:
        return [''.join(order) for order in permutations(tiles)]
