# slow: compares each word with the first word of every group and sorts both each time, O(n^2 m log m) (Time Limit Exceeded)
class Solution:
    def groupAnagrams(self, words: List[str]) -> List[List[str]]:
        groups = []
        for word in words:
            for group in groups:
                if sorted(word) == sorted(group[0]):
                    group.append(word)
                    break
            else:
                groups.append([word])
        return groups
