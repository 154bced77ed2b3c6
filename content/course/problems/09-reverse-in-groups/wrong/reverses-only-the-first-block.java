// wrong: joins the first block to the rest of the list and leaves the rest as it is (Wrong Answer)
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        ListNode probe = head;
        for (int i = 0; i < k; i++) {
            if (probe == null) {
                return head;
            }
            probe = probe.next;
        }
        ListNode previous = probe;
        ListNode current = head;
        while (current != probe) {
            ListNode next = current.next;
            current.next = previous;
            previous = current;
            current = next;
        }
        return previous;
    }
}
