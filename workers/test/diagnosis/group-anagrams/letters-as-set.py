# The key is the set of letters, so it ignores how often a letter is used.
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in words:
            key = "".join(sorted(set(word)))
            groups[key].append(word)
        return [groups[key] for key in groups]
