// slow: reverses a block by swapping neighbors and walks from the head to each of them, O(n k^2) (Time Limit Exceeded)
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        ListNode front = new ListNode(0, head);
        int length = 0;
        for (ListNode node = head; node != null; node = node.next) {
            length++;
        }
        for (int start = 0; start + k <= length; start += k) {
            for (int end = start + k - 1; end > start; end--) {
                for (int position = start; position < end; position++) {
                    ListNode before = nodeAt(front, position);
                    ListNode left = before.next;
                    before.next = left.next;
                    left.next = before.next.next;
                    before.next.next = left;
                }
            }
        }
        return front.next;
    }

    private ListNode nodeAt(ListNode node, int position) {
        for (int i = 0; i < position; i++) {
            node = node.next;
        }
        return node;
    }
}
