class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        ListNode dummy = new ListNode(0, head);
        ListNode before = dummy;
        while (true) {
            ListNode last = before;
            for (int i = 0; i < k && last != null; i++) {
                last = last.next;
            }
            if (last == null) {
                return dummy.next;
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
            before = first;
        }
    }
}
