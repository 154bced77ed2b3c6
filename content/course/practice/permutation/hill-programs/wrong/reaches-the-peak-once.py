# wrong: leaves out programs that reach the peak more than once (Wrong Answer)
class Solution:
    def hillPrograms(self, ups: int, peak: int) -> List[str]:
        programs = []

        def extend(program, ups_left, level, visits):
            if ups_left == 0 and level == 0:
                if visits == 1:
                    programs.append(program)
                return
            if ups_left > 0 and level < peak:
                extend(program + "u", ups_left - 1, level + 1, visits + (level + 1 == peak))
            if level > 0:
                extend(program + "d", ups_left, level - 1, visits)

        extend("", ups, 0, 0)
        return programs
