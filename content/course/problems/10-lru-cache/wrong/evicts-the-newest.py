# wrong: takes the entry to evict from the wrong end of the order (Wrong Answer)
class Solution:
    def runCache(self, capacity: int, operations: List[List[int]]) -> List[int]:
        cache = OrderedDict()
        results = []
        for kind, key, *value in operations:
            if kind == 1:
                if key not in cache and len(cache) == capacity:
                    cache.popitem()
                cache[key] = value[0]
                cache.move_to_end(key)
            elif key in cache:
                cache.move_to_end(key)
                results.append(cache[key])
            else:
                results.append(-1)
        return results
