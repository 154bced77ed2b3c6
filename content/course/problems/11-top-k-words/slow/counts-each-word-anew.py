# slow: reads the whole list again for each different word, O(n^2) (Time Limit Exceeded)
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        counts = {word: words.count(word) for word in set(words)}
        return sorted(counts, key=lambda word: (-counts[word], word))[:k]
