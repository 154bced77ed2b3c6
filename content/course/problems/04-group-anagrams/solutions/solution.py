class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in words:
            groups["".join(sorted(word))].append(word)
        return list(groups.values())
