// wrong: drops a score when there are k (Wrong Answer)
class Solution {
    public List<Integer> bestScores(int[] scores, int k) {
        PriorityQueue<Integer> best = new PriorityQueue<>();
        for (int score : scores) {
            best.add(score);
            if (best.size() >= k && best.size() > 1) {
                best.remove();
            }
        }
        LinkedList<Integer> answer = new LinkedList<>();
        while (!best.isEmpty()) {
            answer.addFirst(best.remove());
        }
        return answer;
    }
}
