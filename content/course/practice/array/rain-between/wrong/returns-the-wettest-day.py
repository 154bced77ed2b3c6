# wrong: returns the largest value of the period (Wrong Answer)
class Solution:
    def sumOfDays(self, rain: List[int], questions: List[List[int]]) -> List[int]:
        return [max(rain[start:end + 1]) for start, end in questions]
