// wrong: exchanges only the values of the first and the last node of a group (Wrong Answer)
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        List<ListNode> nodes = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) nodes.add(node);
        for (int start = 0; start + k <= nodes.size(); start += 2 * k) {
            ListNode first = nodes.get(start), last = nodes.get(start + k - 1);
            int value = first.val;
            first.val = last.val;
            last.val = value;
        }
        return head;
    }
}
