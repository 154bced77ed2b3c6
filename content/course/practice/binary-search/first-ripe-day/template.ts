/** The method to write, and the one that calls it for each question. */
export const template = {
  java: `class Solution {
    public int firstRipeDay(int[] ripeness, int least) {
        
    }

    /** Already written: answers one after the other. */
    public int[] firstRipeDays(int[] ripeness, int[] leasts) {
        int[] days = new int[leasts.length];
        for (int i = 0; i < leasts.length; i++) {
            days[i] = firstRipeDay(ripeness, leasts[i]);
        }
        return days;
    }
}
`,
  python3: `class Solution:
    def firstRipeDay(self, ripeness: List[int], least: int) -> int:
        

    # Already written: answers one after the other.
    def firstRipeDays(self, ripeness: List[int], leasts: List[int]) -> List[int]:
        return [self.firstRipeDay(ripeness, least) for least in leasts]
`,
  c_cpp: `class Solution {
public:
    int firstRipeDay(vector<int>& ripeness, int least) {
        
    }

    // Already written: answers one after the other.
    vector<int> firstRipeDays(vector<int>& ripeness, vector<int>& leasts) {
        vector<int> days;
        for (int least : leasts) days.push_back(firstRipeDay(ripeness, least));
        return days;
    }
};
`,
} as const;
