class Solution {
    public List<Integer> bestScores(int[] scores, int k) {
        PriorityQueue<Integer> best = new PriorityQueue<>();
        for (int score : scores) {
            best.add(score);
            if (best.size() > k) {
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
