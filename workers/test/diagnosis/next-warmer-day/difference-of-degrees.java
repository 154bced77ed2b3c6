// Writes down by how many degrees it gets warmer instead of how many days it takes.
class Solution {
    public int[] daysToWarmer(int[] temps) {
        int[] out = new int[temps.length];
        Stack<Integer> stack = new Stack<>();
        for (int i = temps.length - 1; i >= 0; i--) {
            while (!stack.isEmpty() && stack.peek() <= temps[i]) stack.pop();
            out[i] = stack.isEmpty() ? 0 : stack.peek() - temps[i];
            stack.push(temps[i]);
        }
        return out;
    }
}
