// wrong: takes from an empty stack (Runtime Error)
class Solution {
public:
    vector<int> serveOrders(vector<int>& events) {
        deque<int> open;
        vector<int> served;
        for (int event : events) {
            if (event > 0) open.push_back(event);
            else { served.push_back(vector<int>(open.begin(), open.end()).at(0)); open.pop_front(); }
        }
        return served;
    }
};
