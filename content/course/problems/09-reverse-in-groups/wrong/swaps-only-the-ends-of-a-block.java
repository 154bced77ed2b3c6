// wrong: swaps the first and the last value of each block and leaves the ones between as they are (Wrong Answer)
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        ListNode first = head;
        while (first != null) {
            ListNode last = first;
            for (int i = 1; i < k && last != null; i++) last = last.next;
            if (last == null) break;
            int value = first.val;
            first.val = last.val;
            last.val = value;
            first = last.next;
        }
        return head;
    }
}
