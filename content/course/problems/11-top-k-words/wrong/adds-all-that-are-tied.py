# wrong: also lists the words whose count ties with that of the k-th (Wrong Answer)
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        counts = Counter(words)
        ordered = sorted(counts, key=lambda word: (-counts[word], word))
        least = counts[ordered[k - 1]]
        return [word for word in ordered if counts[word] >= least]
