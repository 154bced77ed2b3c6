// slow: adds the days of each question, O(n * q) (Time Limit Exceeded)
class Solution {
    public List<Integer> sumOfDays(int[] rain, int[][] questions) {
        List<Integer> answers = new ArrayList<>();
        for (int[] question : questions) {
            List<Integer> period = new LinkedList<>();
            for (int i = question[0]; i <= question[1]; i++) {
                period.add(rain[i]);
            }
            int sum = 0;
            for (int day : period) {
                sum += day;
            }
            answers.add(sum);
        }
        return answers;
    }
}
