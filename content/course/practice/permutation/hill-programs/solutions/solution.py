class Solution:
    def hillPrograms(self, ups: int, peak: int) -> List[str]:
        programs = []
        program = []

        def extend(ups_left, level, was_at_peak):
            if ups_left == 0 and level == 0:
                programs.append("".join(program))
                return
            if ups_left > 0 and level < peak:
                program.append("u")
                extend(ups_left - 1, level + 1, was_at_peak or level + 1 == peak)
                program.pop()
            # Going down must not put the peak out of reach.
            if level > 0 and (was_at_peak or level - 1 + ups_left >= peak):
                program.append("d")
                extend(ups_left, level - 1, was_at_peak)
                program.pop()

        extend(ups, 0, False)
        return programs
