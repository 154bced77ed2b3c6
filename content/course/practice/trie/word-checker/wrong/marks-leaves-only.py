# wrong: takes only words that no other word continues (Wrong Answer)
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
                node = node.get(letter)
                if node is None:
                    break
            answers.append(0 if node is None else 2 if list(node) == ['end'] else 1)
        return answers
