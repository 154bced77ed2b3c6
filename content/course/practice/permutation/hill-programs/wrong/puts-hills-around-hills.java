// wrong: only puts an up and a down around, before or behind a smaller program (Wrong Answer)
class Solution {
    public List<String> hillPrograms(int ups, int peak) {
        List<String> programs = new ArrayList<>();
        for (String program : allWith(ups)) {
            int level = 0;
            int highest = 0;
            for (char letter : program.toCharArray()) {
                level += letter == 'u' ? 1 : -1;
                highest = Math.max(highest, level);
            }
            if (highest == peak) {
                programs.add(program);
            }
        }
        return programs;
    }

    private Set<String> allWith(int ups) {
        if (ups == 0) {
            return Set.of("");
        }
        Set<String> programs = new HashSet<>();
        for (String smaller : allWith(ups - 1)) {
            programs.add("u" + smaller + "d");
            programs.add("ud" + smaller);
            programs.add(smaller + "ud");
        }
        return programs;
    }
}
