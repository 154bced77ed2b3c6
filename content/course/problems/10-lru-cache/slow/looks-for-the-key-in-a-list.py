# slow: keeps the keys in a list by age and looks for the used one from the start, O(n) for each use (Time Limit Exceeded)
class Solution:
    def runCache(self, capacity: int, operations: List[List[int]]) -> List[int]:
        values = {}
        order = []
        results = []
        for kind, key, *value in operations:
            if kind == 2:
                results.append(values.get(key, -1))
                if key not in values:
                    continue
                order.remove(key)
            else:
                if key in values:
                    order.remove(key)
                elif len(values) == capacity:
                    del values[order.pop(0)]
                values[key] = value[0]
            order.append(key)
        return results
