// wrong: leaves out room 0 (Wrong Answer)
class Solution {
public:
    int countRooms(vector<vector<int>>& doors) {
        vector<bool> found(doors.size());
        vector<int> stack = {0};
        found[0] = true;
        int rooms = 0;
        while (!stack.empty()) {
            int room = stack.back();
            stack.pop_back();
            rooms++;
            for (int other : doors[room]) {
                if (!found[other]) {
                    found[other] = true;
                    stack.push_back(other);
                }
            }
        }
        return rooms - 1;
    }
};
