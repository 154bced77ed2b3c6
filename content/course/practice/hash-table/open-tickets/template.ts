/** The class to write, and the method that calls it. */
export const template = {
  java: `class HelpDesk {
    public void open(int ticket, int topic) {
        
    }

    public void close(int ticket) {
        
    }

    public int count(int topic) {
        
    }

    public int latest(int topic) {
        
    }
}

/** Already written: makes the calls that operations lists. */
class Solution {
    public int[] runDesk(int[][] operations) {
        HelpDesk desk = new HelpDesk();
        List<Integer> results = new ArrayList<>();
        for (int[] operation : operations) {
            switch (operation[0]) {
                case 1 -> desk.open(operation[1], operation[2]);
                case 2 -> desk.close(operation[1]);
                case 3 -> results.add(desk.count(operation[1]));
                default -> results.add(desk.latest(operation[1]));
            }
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }
}
`,
  python3: `class HelpDesk:
    def open(self, ticket: int, topic: int) -> None:
        pass

    def close(self, ticket: int) -> None:
        pass

    def count(self, topic: int) -> int:
        pass

    def latest(self, topic: int) -> int:
        pass


class Solution:
    # Already written: makes the calls that operations lists.
    def runDesk(self, operations: List[List[int]]) -> List[int]:
        desk = HelpDesk()
        results = []
        for kind, *values in operations:
            if kind == 1:
                desk.open(*values)
            elif kind == 2:
                desk.close(*values)
            elif kind == 3:
                results.append(desk.count(*values))
            else:
                results.append(desk.latest(*values))
        return results
`,
  c_cpp: `class HelpDesk {
public:
    void open(int ticket, int topic) {
        
    }

    void close(int ticket) {
        
    }

    int count(int topic) {
        
    }

    int latest(int topic) {
        
    }
};

// Already written: makes the calls that operations lists.
class Solution {
public:
    vector<int> runDesk(vector<vector<int>>& operations) {
        HelpDesk desk;
        vector<int> results;
        for (auto& operation : operations) {
            switch (operation[0]) {
                case 1: desk.open(operation[1], operation[2]); break;
                case 2: desk.close(operation[1]); break;
                case 3: results.push_back(desk.count(operation[1])); break;
                default: results.push_back(desk.latest(operation[1]));
            }
        }
        return results;
    }
};
`,
} as const;
