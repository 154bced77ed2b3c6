class Solution:
    def bestScores(self, scores: List[int], k: int) -> List[int]:
        best = []
        for score in scores:
            heappush(best, score)
            if len(best) > k:
                heappop(best)
        return sorted(best, reverse=True)
