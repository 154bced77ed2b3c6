/** The method to write, and the one that calls it for each question. */
export const template = {
  java: `class Solution {
    public int findPage(int[] pages, int wanted) {
        
    }

    /** Already written: answers one after the other. */
    public int[] findPages(int[] pages, int[] wantedPages) {
        int[] indexes = new int[wantedPages.length];
        for (int i = 0; i < wantedPages.length; i++) {
            indexes[i] = findPage(pages, wantedPages[i]);
        }
        return indexes;
    }
}
`,
  python3: `class Solution:
    def findPage(self, pages: List[int], wanted: int) -> int:
        pass

    # Already written: answers one after the other.
    def findPages(self, pages: List[int], wantedPages: List[int]) -> List[int]:
        return [self.findPage(pages, page) for page in wantedPages]
`,
  c_cpp: `class Solution {
public:
    int findPage(vector<int>& pages, int wanted) {
        
    }

    // Already written: answers one after the other.
    vector<int> findPages(vector<int>& pages, vector<int>& wantedPages) {
        vector<int> indexes;
        for (int page : wantedPages) indexes.push_back(findPage(pages, page));
        return indexes;
    }
};
`,
} as const;
