# wrong: puts the shorter one of two tied words first (Wrong Answer)
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        counts = Counter(words)
        # nsmallest keeps a heap of k words, the worst on top.
        return heapq.nsmallest(k, counts, key=lambda word: (-counts[word], len(word), word))
