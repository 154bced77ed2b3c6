# slow: compares each text with each word (Time Limit Exceeded)
class Solution:
    def findWords(self, words: List[str], texts: List[str]) -> List[int]:
        answers = []
        for text in texts:
            answer = 0
            for word in words:
                if word == text:
                    answer = 2
                elif answer == 0 and word.startswith(text):
                    answer = 1
            answers.append(answer)
        return answers
