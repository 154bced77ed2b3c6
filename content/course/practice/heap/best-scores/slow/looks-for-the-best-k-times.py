# slow: looks for the best score k times, O(n * k) (Time Limit Exceeded)
class Solution:
    def bestScores(self, scores: List[int], k: int) -> List[int]:
        rest = list(scores)
        answer = []
        for _ in range(k):
            best = max(rest)
            rest.remove(best)
            answer.append(best)
        return answer
