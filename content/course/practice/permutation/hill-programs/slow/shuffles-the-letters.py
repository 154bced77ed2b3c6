# slow: makes every order of the letters and removes the repeats, O((2n)!) (Time Limit Exceeded)
class Solution:
    def hillPrograms(self, ups: int, peak: int) -> List[str]:
        programs = set()
        for order in itertools.permutations("u" * ups + "d" * ups):
            level = highest = 0
            for letter in order:
                level += 1 if letter == "u" else -1
                if level < 0:
                    break
                highest = max(highest, level)
            if level == 0 and highest == peak:
                programs.add("".join(order))
        return list(programs)
