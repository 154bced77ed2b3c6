# wrong: leaves out words without a partner (Wrong Answer)
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = {}
        for word in words:
            key = tuple((ord(letter) - ord(word[0])) % 26 for letter in word)
            groups.setdefault(key, []).append(word)
        return [group for group in groups.values() if len(group) > 1]
