# wrong: counts neither reading nor overwriting as a use, so the entry stored first is evicted (Wrong Answer)
class Solution:
    def runCache(self, capacity: int, operations: List[List[int]]) -> List[int]:
        values = {}
        results = []
        for kind, key, *value in operations:
            if kind == 2:
                results.append(values.get(key, -1))
            else:
                if key not in values and len(values) == capacity:
                    del values[next(iter(values))]
                values[key] = value[0]
        return results
