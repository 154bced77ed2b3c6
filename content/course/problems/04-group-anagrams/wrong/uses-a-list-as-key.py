# wrong: uses a list as the key of a dict, which Python refuses (Runtime Error)
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in words:
            groups[sorted(word)].append(word)
        return list(groups.values())
