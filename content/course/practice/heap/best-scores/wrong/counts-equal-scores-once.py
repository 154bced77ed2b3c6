# wrong: counts equal scores once (Wrong Answer)
class Solution:
    def bestScores(self, scores: List[int], k: int) -> List[int]:
        return sorted(set(scores), reverse=True)[:k]
