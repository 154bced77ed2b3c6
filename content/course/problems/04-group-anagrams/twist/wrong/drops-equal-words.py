# wrong: keeps equal words only once (Wrong Answer)
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = {}
        for word in words:
            key = tuple((ord(letter) - ord(word[0])) % 26 for letter in word)
            groups.setdefault(key, [])
            if word not in groups[key]:
                groups[key].append(word)
        return list(groups.values())
