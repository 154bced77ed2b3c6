// wrong: leaves out the last day of the period (Wrong Answer)
class Solution {
    public List<Integer> sumOfDays(int[] rain, int[][] questions) {
        int[] totals = new int[rain.length + 1];
        for (int i = 0; i < rain.length; i++) {
            totals[i + 1] = totals[i] + rain[i];
        }
        List<Integer> answers = new ArrayList<>();
        for (int[] question : questions) {
            answers.add(totals[question[1]] - totals[question[0]]);
        }
        return answers;
    }
}
