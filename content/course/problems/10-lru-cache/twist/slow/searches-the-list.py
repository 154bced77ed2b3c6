# slow: searches a list of all entries for each operation (Time Limit Exceeded)
class Solution:
    def runCache(self, capacity: int, age: int, operations: List[List[int]]) -> List[int]:
        entries = []
        results = []
        for now, (kind, key, *value) in enumerate(operations):
            found = None
            for entry in entries:
                if entry[0] == key:
                    found = entry
            if kind == 1:
                entries = [entry for entry in entries if entry is not found]
                entries.append((key, value[0], now))
                entries = entries[-capacity:]
            elif found and now - found[2] <= age:
                results.append(found[1])
                entries = [entry for entry in entries if entry is not found] + [found]
            else:
                results.append(-1)
        return results
