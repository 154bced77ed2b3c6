# slow: compares each word with the first word of every group (Time Limit Exceeded)
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = []
        for word in words:
            for group in groups:
                first = group[0]
                if len(first) == len(word) and len({(ord(a) - ord(b)) % 26 for a, b in zip(word, first)}) <= 1:
                    group.append(word)
                    break
            else:
                groups.append([word])
        return groups
