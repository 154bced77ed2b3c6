// wrong: walks one node too few over the group that stays (Wrong Answer)
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        ListNode dummy = new ListNode(0, head);
        ListNode before = dummy;
        while (before != null) {
            ListNode last = walk(before, k);
            if (last == null) {
                break;
            }
            ListNode first = before.next;
            ListNode after = last.next;
            ListNode previous = after;
            ListNode current = first;
            while (current != after) {
                ListNode next = current.next;
                current.next = previous;
                previous = current;
                current = next;
            }
            before.next = last;
            before = walk(first, k - 1);
        }
        return dummy.next;
    }

    private ListNode walk(ListNode node, int steps) {
        for (int i = 0; i < steps && node != null; i++) {
            node = node.next;
        }
        return node;
    }
}
