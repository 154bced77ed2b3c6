# wrong: groups anagrams (Wrong Answer)
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = {}
        for word in words:
            key = "".join(sorted(word))
            groups.setdefault(key, []).append(word)
        return list(groups.values())
