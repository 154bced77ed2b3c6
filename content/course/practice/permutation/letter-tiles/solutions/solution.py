class Solution:
    def listWords(self, tiles: str) -> List[str]:
        left = Counter(tiles)
        texts = []

        def fill(built):
            if len(built) == len(tiles):
                texts.append(built)
                return
            for letter in left:
                if left[letter] > 0:
                    left[letter] -= 1
                    fill(built + letter)
                    left[letter] += 1

        fill('')
        return texts
