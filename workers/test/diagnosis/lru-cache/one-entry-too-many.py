# Drops an entry only when the cache already holds more than the capacity, so it keeps one too many.
class Solution:
    def runCache(self, capacity: int, operations: List[List[int]]) -> List[int]:
        d = {}
        answers = []
        for op in operations:
            k = op[1]
            if op[0] == 2:
                if k in d:
                    d[k] = d.pop(k)
                answers.append(d.get(k, -1))
            else:
                if k in d:
                    d.pop(k)
                elif len(d) > capacity:
                    d.pop(next(iter(d)))
                d[k] = op[2]
        return answers
