// wrong: answers with the rain from the first day on (Wrong Answer)
class Solution {
    public List<Integer> sumOfDays(int[] rain, int[][] questions) {
        List<Integer> answers = new ArrayList<>();
        int[] totals = new int[rain.length];
        int total = 0;
        for (int i = 0; i < rain.length; i++) {
            total += rain[i];
            totals[i] = total;
        }
        for (int[] question : questions) {
            answers.add(totals[question[1]]);
        }
        return answers;
    }
}
