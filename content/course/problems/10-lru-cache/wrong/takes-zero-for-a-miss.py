# wrong: tests the value for truth, so a stored 0 counts as a miss (Wrong Answer)
class Solution:
    def runCache(self, capacity: int, operations: List[List[int]]) -> List[int]:
        cache = OrderedDict()
        results = []
        for kind, key, *value in operations:
            if kind == 1:
                cache[key] = value[0]
                cache.move_to_end(key)
                if len(cache) > capacity:
                    cache.popitem(last=False)
            elif cache.get(key):
                cache.move_to_end(key)
                results.append(cache[key])
            else:
                results.append(-1)
        return results
