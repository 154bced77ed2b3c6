# wrong: counts the blocks from the end of the list, so the short one comes first (Wrong Answer)
class Solution:
    def reverseInGroups(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        short = len(nodes) % k
        order = nodes[:short]
        for start in range(short, len(nodes), k):
            order += nodes[start:start + k][::-1]
        for node, following in zip(order, order[1:] + [None]):
            node.next = following
        return order[0] if order else None
