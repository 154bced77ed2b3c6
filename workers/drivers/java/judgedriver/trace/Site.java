package judgedriver.trace;

/** A place in a traced method where a step is recorded, with the variables that are in scope. */
final class Site {
    final int line;
    final int[] variables;
    /** Their descriptors. */
    final String[] types;

    Site(int line, int[] variables, String[] types) {
        this.line = line;
        this.variables = variables;
        this.types = types;
    }

    /** The first letter of the descriptor, `L` for arrays too. */
    char typeOf(int position) {
        char letter = types[position].charAt(0);
        return letter == '[' ? 'L' : letter;
    }

    boolean has(int variable) {
        for (int candidate : variables) if (candidate == variable) return true;
        return false;
    }
}
