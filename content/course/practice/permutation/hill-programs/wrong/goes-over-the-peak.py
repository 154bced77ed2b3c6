# wrong: wants the peak to be reached but allows higher levels (Wrong Answer)
class Solution:
    def hillPrograms(self, ups: int, peak: int) -> List[str]:
        programs = []

        def extend(program, ups_left, level, was_at_peak):
            if ups_left == 0 and level == 0:
                if was_at_peak:
                    programs.append(program)
                return
            if ups_left > 0:
                extend(program + "u", ups_left - 1, level + 1, was_at_peak or level + 1 == peak)
            if level > 0:
                extend(program + "d", ups_left, level - 1, was_at_peak)

        extend("", ups, 0, False)
        return programs
