// wrong: joins a block to the old front of the next one, which is its end after the reversal (Wrong Answer)
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        ListNode answer = null;
        ListNode start = head;
        while (start != null) {
            ListNode probe = start;
            int count = 0;
            while (probe != null && count < k) {
                probe = probe.next;
                count++;
            }
            if (count < k) {
                break;
            }
            ListNode previous = probe;
            ListNode current = start;
            while (current != probe) {
                ListNode next = current.next;
                current.next = previous;
                previous = current;
                current = next;
            }
            if (answer == null) {
                answer = previous;
            }
            start = probe;
        }
        return answer == null ? head : answer;
    }
}
