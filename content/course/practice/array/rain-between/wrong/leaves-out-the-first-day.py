# wrong: subtracts the first day of the period too (Wrong Answer)
class Solution:
    def sumOfDays(self, rain: List[int], questions: List[List[int]]) -> List[int]:
        totals = [0]
        for day in rain:
            totals.append(totals[-1] + day)
        return [totals[end + 1] - totals[start + 1] for start, end in questions]
