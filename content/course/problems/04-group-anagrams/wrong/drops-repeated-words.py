# wrong: puts the words into a set first, so a word listed twice appears once (Wrong Answer)
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in set(words):
            groups["".join(sorted(word))].append(word)
        return list(groups.values())
