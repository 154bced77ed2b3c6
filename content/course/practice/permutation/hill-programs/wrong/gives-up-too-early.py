# wrong: adds the level to the climb that is left instead of subtracting it (Wrong Answer)
class Solution:
    def hillPrograms(self, ups: int, peak: int) -> List[str]:
        programs = []

        def extend(program, ups_left, level, was_at_peak):
            if ups_left == 0 and level == 0:
                programs.append(program)
                return
            if ups_left > 0 and level < peak:
                extend(program + "u", ups_left - 1, level + 1, was_at_peak or level + 1 == peak)
            if level > 0 and (was_at_peak or ups_left >= peak + level):
                extend(program + "d", ups_left, level - 1, was_at_peak)

        extend("", ups, 0, False)
        return programs
