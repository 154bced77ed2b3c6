// Keeps temperatures on the stack and looks up the day by temperature, so of two equal waiting days only the later gets an answer.
class Solution {
public:
    vector<int> daysToWarmer(vector<int>& temps) {
        vector<int> result(temps.size(), 0);
        stack<int> st;
        map<int, int> dayOf;
        for (int i = 0; i < (int)temps.size(); i++) {
            while (!st.empty() && st.top() < temps[i]) {
                int d = dayOf[st.top()];
                result[d] = i - d;
                st.pop();
            }
            st.push(temps[i]);
            dayOf[temps[i]] = i;
        }
        return result;
    }
};
