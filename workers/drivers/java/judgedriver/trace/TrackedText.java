package judgedriver.trace;

/** A `StringBuilder` or `StringBuffer`. */
final class TrackedText extends Tracked {
    private final CharSequence builder;
    private String start = "";
    private int length = -1;

    TrackedText(Heap heap, int id, Shape shape, Object builder) {
        super(heap, id, shape);
        this.builder = (CharSequence) builder;
    }

    @Override
    boolean read() {
        int newLength = builder.length();
        String newStart = builder.subSequence(0, Math.min(newLength, heap.options.textCharacters())).toString();
        if (newLength == length && newStart.equals(start)) return false;
        start = newStart;
        length = newLength;
        return true;
    }

    @Override
    void write(Json out, boolean isKnown) {
        beginWhole(out, "text", "s").string(start).ascii(",\"n\":").number(length).ascii('}');
    }
}
