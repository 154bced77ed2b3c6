# wrong: joins the steps to one number, so different steps look alike (Wrong Answer)
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = {}
        for word in words:
            key = "".join(str((ord(letter) - ord(word[0])) % 26) for letter in word)
            groups.setdefault(key, []).append(word)
        return list(groups.values())
