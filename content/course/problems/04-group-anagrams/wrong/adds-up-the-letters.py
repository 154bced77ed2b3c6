# wrong: takes the sum of the letters for the key, which ad and bc share (Wrong Answer)
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = defaultdict(list)
        for word in words:
            groups[len(word), sum(ord(letter) for letter in word)].append(word)
        return list(groups.values())
