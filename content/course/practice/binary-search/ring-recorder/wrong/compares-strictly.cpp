// wrong: takes a range of one or two places for a broken one (Wrong Answer)
class Solution {
public:
    vector<int> findEntry(vector<int>& memory, vector<int>& wanted) {
        vector<int> places;
        for (int entry : wanted) places.push_back(search(memory, entry));
        return places;
    }

private:
    int search(vector<int>& memory, int entry) {
        int low = 0, high = (int)memory.size() - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            if (memory[middle] == entry) return middle;
            bool isLeft;
            if (memory[low] < memory[middle]) isLeft = memory[low] <= entry && entry < memory[middle];
            else isLeft = !(memory[middle] < entry && entry < memory[high]);
            if (isLeft) high = middle - 1;
            else low = middle + 1;
        }
        return -1;
    }
};
