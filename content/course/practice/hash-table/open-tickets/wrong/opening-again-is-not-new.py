# wrong: ignores the opening of a ticket that is open under the same topic (Wrong Answer)
class Solution:
    def runDesk(self, operations: List[List[int]]) -> List[int]:
        topic_of, counts, openings = {}, Counter(), defaultdict(list)
        results = []
        for kind, first, *rest in operations:
            if kind == 1 and topic_of.get(first) == rest[0]:
                continue
            if kind in (1, 2) and first in topic_of:
                counts[topic_of.pop(first)] -= 1
            if kind == 1:
                topic_of[first] = rest[0]
                counts[rest[0]] += 1
                openings[rest[0]].append(first)
            elif kind == 3:
                results.append(counts[first])
            elif kind == 4:
                tickets = openings[first]
                while tickets and topic_of.get(tickets[-1]) != first:
                    tickets.pop()
                results.append(tickets[-1] if tickets else -1)
        return results
