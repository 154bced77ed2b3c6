# wrong: counts names that contain the prefix anywhere (Wrong Answer)
class Solution:
    def countStarts(self, names: List[str], prefixes: List[str]) -> List[int]:
        return [sum(prefix in name for name in names) for prefix in prefixes]
