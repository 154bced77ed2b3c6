# wrong: passes over empty words (Wrong Answer)
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in words:
            if word:
                groups["".join(sorted(word))].append(word)
        return list(groups.values())
