// wrong: builds a new list from the values instead of moving the nodes (Wrong Answer)
class Solution {
    public ListNode reverseInGroups(ListNode head, int k) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) {
            values.add(node.val);
        }
        for (int start = 0; start + k <= values.size(); start += k) {
            Collections.reverse(values.subList(start, start + k));
        }
        ListNode answer = null;
        for (int i = values.size() - 1; i >= 0; i--) {
            answer = new ListNode(values.get(i), answer);
        }
        return answer;
    }
}
