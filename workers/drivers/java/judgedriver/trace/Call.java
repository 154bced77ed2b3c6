package judgedriver.trace;

/** A call of a traced method. The rewritten method stores its variables here, without a branch or a call. */
public final class Call {
    /** By variable. Holds every primitive type: floating-point numbers as the bits of a double. */
    public final long[] numbers;
    public final Object[] references;

    final TracedMethod method;
    final Call caller;
    final int depth;
    /** The site of the last step. */
    int site;
    /** The rewritten method reports its first line twice: as a call and, if it is the start of a loop, as a step. */
    boolean isAtStart = true;
    /** The last exception that was recorded in this call: it may reach more than one handler. */
    Throwable lastThrown;

    /** The recorded variables. {@code shownTypes}: 0 if the recording has no such variable. */
    char[] shownTypes;
    long[] shownNumbers;
    Object[] shownReferences;

    Call(TracedMethod method, Call caller) {
        this.method = method;
        this.caller = caller;
        int count = method.names.length;
        numbers = new long[count];
        references = new Object[count];
        depth = caller == null ? 1 : caller.depth + 1;
        site = method.firstSite;
    }

    /** Makes the recording describe all variables again. */
    void forgetShown() {
        shownTypes = null;
    }

    void prepareToShow() {
        if (shownTypes != null) return;
        shownTypes = new char[numbers.length];
        shownNumbers = new long[numbers.length];
        shownReferences = new Object[numbers.length];
    }
}
