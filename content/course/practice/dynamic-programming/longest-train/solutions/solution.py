class Solution:
    def mostWagons(self, weights: List[int]) -> int:
        ends = []  # negated, because bisect needs rising numbers
        for weight in weights:
            place = bisect_left(ends, -weight)
            if place == len(ends):
                ends.append(-weight)
            else:
                ends[place] = -weight
        return len(ends)
