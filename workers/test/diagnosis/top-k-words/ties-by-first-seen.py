# Words with equal counts come in the order of their first appearance, not alphabetically.
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        counts = Counter(words)
        return [w for w, _ in counts.most_common(k)]
