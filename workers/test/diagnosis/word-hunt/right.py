# Right: a set of prefixes instead of a trie, with an explicit stack.
class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        left = set(words)
        prefixes = {w[:i] for w in words for i in range(1, len(w) + 1)}
        h, w = len(board), len(board[0])
        near = [
            [y * w + x for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if 0 <= y < h and 0 <= x < w]
            for r in range(h)
            for c in range(w)
        ]
        flat = [ch for row in board for ch in row]
        out = []
        stack = [((p,), flat[p]) for p in range(h * w)]
        while stack:
            path, text = stack.pop()
            if text not in prefixes:
                continue
            if text in left:
                left.discard(text)
                out.append(text)
            stack.extend((path + (q,), text + flat[q]) for q in near[path[-1]] if q not in path)
        return out
