/** The method to write, and the one that calls it for each question. */
export const template = {
  java: `class Solution {
    public int firstRipeDay(int[] ripeness, int minimum) {
        
    }

    /** Already written: answers one after the other. */
    public int[] firstRipeDays(int[] ripeness, int[] minimums) {
        int[] days = new int[minimums.length];
        for (int i = 0; i < minimums.length; i++) {
            days[i] = firstRipeDay(ripeness, minimums[i]);
        }
        return days;
    }
}
`,
  python3: `class Solution:
    def firstRipeDay(self, ripeness: List[int], minimum: int) -> int:
        pass

    # Already written: answers one after the other.
    def firstRipeDays(self, ripeness: List[int], minimums: List[int]) -> List[int]:
        return [self.firstRipeDay(ripeness, minimum) for minimum in minimums]
`,
  c_cpp: `class Solution {
public:
    int firstRipeDay(vector<int>& ripeness, int minimum) {
        
    }

    // Already written: answers one after the other.
    vector<int> firstRipeDays(vector<int>& ripeness, vector<int>& minimums) {
        vector<int> days;
        for (int minimum : minimums) days.push_back(firstRipeDay(ripeness, minimum));
        return days;
    }
};
`,
} as const;
