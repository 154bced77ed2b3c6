# wrong: puts a word into the heap with the count it has so far, and so lists it several times (Wrong Answer)
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        counts = Counter()
        heap = []
        for word in words:
            counts[word] += 1
            heapq.heappush(heap, (-counts[word], word))
        return [heapq.heappop(heap)[1] for _ in range(k)]
