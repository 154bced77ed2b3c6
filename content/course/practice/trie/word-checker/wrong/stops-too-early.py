# wrong: answers with the node before the missing letter (Wrong Answer)
class Solution:
    def findWords(self, words: List[str], texts: List[str]) -> List[int]:
        root = {}
        for word in words:
            node = root
            for letter in word:
                node = node.setdefault(letter, {})
            node['end'] = True
        answers = []
        for text in texts:
            node = root
            for letter in text:
                if letter not in node:
                    break
                node = node[letter]
            answers.append(0 if node is None else 2 if 'end' in node else 1)
        return answers
