# wrong: always joins the two shortest pieces, which need not be neighbors (Wrong Answer)
class Solution:
    def shortestSplitting(self, length: int, marks: List[int]) -> int:
        places = [0, *sorted(marks), length]
        pieces = [b - a for a, b in zip(places, places[1:])]
        heapify(pieces)
        total = 0
        while len(pieces) > 1:
            piece = heappop(pieces) + heappop(pieces)
            total += piece
            heappush(pieces, piece)
        return total
