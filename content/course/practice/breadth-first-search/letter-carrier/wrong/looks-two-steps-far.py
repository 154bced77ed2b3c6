# wrong: knows only friends and friends of friends (Wrong Answer)
class Solution:
    def fewestHands(self, n: int, friends: List[List[int]], start: int, goal: int) -> int:
        friends_of = [[] for _ in range(n)]
        for a, b in friends:
            friends_of[a].append(b)
            friends_of[b].append(a)
        distance = {start: 0}
        queue = deque([start])
        while queue:
            person = queue.popleft()
            for friend in friends_of[person]:
                if friend not in distance and distance[person] < 2:
                    distance[friend] = distance[person] + 1
                    queue.append(friend)
        return distance.get(goal, -1)
