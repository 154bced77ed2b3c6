# wrong: takes the first k places of the heap for the k smallest items (Wrong Answer)
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        heap = [(-count, word) for word, count in Counter(words).items()]
        heapq.heapify(heap)
        return [word for _, word in heap[:k]]
