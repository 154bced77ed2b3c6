# slow: goes through all open tickets for each question, O(n) each (Time Limit Exceeded)
class Solution:
    def runDesk(self, operations: List[List[int]]) -> List[int]:
        topic_of = {}
        results = []
        for kind, first, *rest in operations:
            if kind == 1:
                topic_of.pop(first, None)
                topic_of[first] = rest[0]
            elif kind == 2:
                topic_of.pop(first, None)
            else:
                tickets = [ticket for ticket, topic in topic_of.items() if topic == first]
                if kind == 3:
                    results.append(len(tickets))
                else:
                    results.append(tickets[-1] if tickets else -1)
        return results
