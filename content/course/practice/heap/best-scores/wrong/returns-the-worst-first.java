// wrong: returns the best scores in ascending order (Wrong Answer)
class Solution {
    public List<Integer> bestScores(int[] scores, int k) {
        PriorityQueue<Integer> best = new PriorityQueue<>();
        for (int score : scores) {
            best.add(score);
            if (best.size() > k) {
                best.remove();
            }
        }
        List<Integer> answer = new ArrayList<>();
        while (!best.isEmpty()) {
            answer.add(best.remove());
        }
        return answer;
    }
}
