# A read that misses is noted as a use as well, so later a key that is not in the cache is "dropped" and the cache grows too large.
from collections import OrderedDict

class Solution:
    def runCache(self, capacity: int, operations: List[List[int]]) -> List[int]:
        values = {}
        uses = OrderedDict()
        answer = []
        for op in operations:
            key = op[1]
            # this key is now the most recent one
            uses.pop(key, None)
            uses[key] = True
            if op[0] == 2:
                answer.append(values.get(key, -1))
            else:
                if key not in values and len(values) >= capacity:
                    oldest, _ = uses.popitem(last=False)
                    values.pop(oldest, None)
                values[key] = op[2]
        return answer
