// wrong: finds texts anywhere inside a word (Wrong Answer)
class Solution {
    public List<Integer> findWords(String[] words, String[] texts) {
        List<Integer> answers = new ArrayList<>();
        for (String text : texts) {
            int answer = 0;
            for (String word : words) {
                answer = Math.max(answer, word.equals(text) ? 2 : word.contains(text) ? 1 : 0);
            }
            answers.add(answer);
        }
        return answers;
    }
}
