# wrong: evicts only when there is already one entry more than fits (Wrong Answer)
class Entry:
    __slots__ = ("key", "value", "older", "newer")

    def __init__(self, key=0, value=0):
        self.key = key
        self.value = value
        self.older = self.newer = self


class Solution:
    def runCache(self, capacity: int, operations: List[List[int]]) -> List[int]:
        entries = {}
        # Closes the list to a ring: its newer neighbor is the oldest entry.
        ends = Entry()

        def take_out(entry):
            entry.older.newer = entry.newer
            entry.newer.older = entry.older

        def add_as_newest(entry):
            entry.older = ends.older
            entry.newer = ends
            ends.older.newer = entry
            ends.older = entry

        results = []
        for kind, key, *value in operations:
            entry = entries.get(key)
            if kind == 2:
                results.append(entry.value if entry else -1)
                if not entry:
                    continue
                take_out(entry)
            elif entry:
                take_out(entry)
                entry.value = value[0]
            else:
                if len(entries) > capacity:
                    oldest = ends.newer
                    take_out(oldest)
                    del entries[oldest.key]
                entry = entries[key] = Entry(key, value[0])
            add_as_newest(entry)
        return results
