# wrong: keeps a queue of all uses and evicts its first key, even when that key was used again later (Wrong Answer)
class Solution:
    def runCache(self, capacity: int, operations: List[List[int]]) -> List[int]:
        values = {}
        uses = deque()
        results = []
        for kind, key, *value in operations:
            if kind == 2:
                results.append(values.get(key, -1))
                if key not in values:
                    continue
            else:
                while key not in values and len(values) == capacity:
                    values.pop(uses.popleft(), None)
                values[key] = value[0]
            uses.append(key)
        return results
