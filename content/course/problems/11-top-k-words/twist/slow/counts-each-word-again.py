# slow: counts every word by a walk through the text, O(n^2) (Time Limit Exceeded)
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        different = []
        for word in words:
            if word not in different:
                different.append(word)
        return sorted(different, key=lambda word: -words.count(word))[:k]
