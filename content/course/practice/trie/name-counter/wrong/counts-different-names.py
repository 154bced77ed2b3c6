# wrong: counts equal names once (Wrong Answer)
class Solution:
    def countStarts(self, names: List[str], prefixes: List[str]) -> List[int]:
        root = [0, {}]
        for name in set(names):
            node = root
            for letter in name:
                node = node[1].setdefault(letter, [0, {}])
                node[0] += 1
        counts = []
        for prefix in prefixes:
            node = root
            for letter in prefix:
                node = node[1].get(letter)
                if node is None:
                    break
            counts.append(node[0] if node else 0)
        return counts
