# Sorts by ascending count, so the rarest words come first.
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        counts = {}
        for w in words:
            counts[w] = counts.get(w, 0) + 1
        ranked = sorted(counts, key=lambda w: (counts[w], w))
        return ranked[:k]
