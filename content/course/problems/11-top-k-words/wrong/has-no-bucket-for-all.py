# wrong: makes one bucket too few, so there is none when every word is the same (Runtime Error)
class Solution:
    def topWords(self, words: List[str], k: int) -> List[str]:
        buckets = [[] for _ in words]
        for word, count in Counter(words).items():
            buckets[count].append(word)
        top = []
        for bucket in reversed(buckets):
            top += sorted(bucket)
        return top[:k]
