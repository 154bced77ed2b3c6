# wrong: begins with k zeros, which beat negative scores (Wrong Answer)
class Solution:
    def bestScores(self, scores: List[int], k: int) -> List[int]:
        best = [0] * k
        for score in scores:
            heappushpop(best, score)
        return sorted(best, reverse=True)
