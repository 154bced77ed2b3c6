class Solution:
    def sumOfDays(self, rain: List[int], questions: List[List[int]]) -> List[int]:
        totals = [0]
        for day in rain:
            totals.append(totals[-1] + day)
        return [totals[end + 1] - totals[start] for start, end in questions]
