package judgedriver.trace;

/**
 * The rewritten program calls these methods. It can also call them by itself, and so forge its own recording. While steps
 * are only counted, a step costs one call and a few stores.
 */
public final class Hook {
    /** Names of the classes that the rewritten program needs. */
    public static final java.util.Set<String> CLASSES =
            java.util.Set.of("judgedriver.trace.Hook", "judgedriver.trace.Call", "judgedriver.trace.Fields");

    private static volatile Recorder recorder;

    private Hook() {}

    static void connect(Recorder started) {
        recorder = started;
    }

    /** Returns a call that is not recorded if another thread than the recorded one calls a method. */
    public static Call enter(int method) {
        return recorder.enter(method);
    }

    /** After the arguments were stored in the call. */
    public static void called(Call call) {
        recorder.called(call);
    }

    public static void step(Call call, int site) {
        recorder.step(call, site);
    }

    /** The first line of a method if it is the start of a loop. */
    public static void stepAtStart(Call call, int site) {
        if (call.isAtStart) call.isAtStart = false;
        else recorder.step(call, site);
    }

    /** The start of a loop, which is a step only if it is another line than the last step of the call. */
    public static void stepAtLoop(Call call, int site) {
        recorder.stepAtLoop(call, site);
    }

    public static void returned(Call call, int site) {
        recorder.returned(call, site, 0, null);
    }

    public static void returned(long value, Call call, int site) {
        recorder.returned(call, site, value, null);
    }

    public static void returned(Object value, Call call, int site) {
        recorder.returned(call, site, 0, value);
    }

    public static void caught(Throwable thrown, Call call) {
        recorder.caught(thrown, call);
    }

    public static void threw(Throwable thrown, Call call) {
        recorder.threw(thrown, call);
    }

    /** Before the program ends the JVM. */
    public static void exits() {
        recorder.finish();
    }
}
