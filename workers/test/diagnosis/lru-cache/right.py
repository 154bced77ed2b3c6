# Right: a heap of times of use with lazy deletion.
class Solution:
    def runCache(self, capacity: int, operations: List[List[int]]) -> List[int]:
        value, used = {}, {}
        heap, out = [], []
        for now, (kind, key, *rest) in enumerate(operations):
            if kind == 2 and key not in value:
                out.append(-1)
                continue
            if kind == 2:
                out.append(value[key])
            else:
                if key not in value and len(value) == capacity:
                    while True:
                        t, k = heapq.heappop(heap)
                        if used.get(k) == t:
                            break
                    del value[k], used[k]
                value[key] = rest[0]
            used[key] = now
            heapq.heappush(heap, (now, key))
        return out
