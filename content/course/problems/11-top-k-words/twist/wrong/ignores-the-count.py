# wrong: returns the first k words (Wrong Answer)
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        counts = Counter(words)
        first = {}
        for i, word in enumerate(words):
            first.setdefault(word, i)
        return heapq.nsmallest(k, counts, key=lambda word: first[word])
