# wrong: compares how often each letter occurs and forgets the order (Wrong Answer)
class Solution:
    def editDistance(self, a: str, b: str) -> int:
        missing = Counter(b) - Counter(a)
        surplus = Counter(a) - Counter(b)
        return max(sum(missing.values()), sum(surplus.values()))
