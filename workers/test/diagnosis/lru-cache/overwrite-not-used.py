# Overwriting a key doesn't count as a use; only reads refresh an entry.
class Solution:
    def runCache(self, capacity: int, operations: List[List[int]]) -> List[int]:
        cache = OrderedDict()
        result = []
        for op in operations:
            if op[0] == 1:
                _, key, value = op
                if key not in cache and len(cache) >= capacity:
                    cache.popitem(last=False)
                cache[key] = value
            else:
                key = op[1]
                if key in cache:
                    cache.move_to_end(key)
                    result.append(cache[key])
                else:
                    result.append(-1)
        return result
