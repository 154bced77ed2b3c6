class Solution:
    def runCache(self, capacity: int, age: int, operations: List[List[int]]) -> List[int]:
        entries = OrderedDict()
        results = []
        for now, (kind, key, *value) in enumerate(operations):
            if kind == 1:
                entries[key] = (value[0], now)
                entries.move_to_end(key)
                if len(entries) > capacity:
                    entries.popitem(last=False)
            else:
                found, stored_at = entries.get(key, (-1, now))
                if now - stored_at > age:
                    results.append(-1)
                    continue
                results.append(found)
                if key in entries:
                    entries.move_to_end(key)
        return results
