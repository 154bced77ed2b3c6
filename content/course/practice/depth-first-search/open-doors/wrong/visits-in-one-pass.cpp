// wrong: goes through the rooms once, by their numbers (Wrong Answer)
class Solution {
public:
    int countRooms(vector<vector<int>>& doors) {
        vector<bool> found(doors.size());
        found[0] = true;
        for (size_t room = 0; room < doors.size(); room++)
            if (found[room])
                for (int other : doors[room]) found[other] = true;
        return count(found.begin(), found.end(), true);
    }
};
