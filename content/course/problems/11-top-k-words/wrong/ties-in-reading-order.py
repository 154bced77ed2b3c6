# wrong: leaves tied words in the order in which they were first read (Wrong Answer)
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        return [word for word, _ in Counter(words).most_common(k)]
