package judgedriver;

import java.lang.reflect.Field;

/**
 * Threads that read frames and run cases: a case that is soon over leaves its thread to the next one, since making a
 * thread costs more than many a case.
 */
final class CaseThread {
    /** Bears a recursion of hundreds of thousands of calls. */
    private static final long STACK_BYTES = 64L << 20;
    /** A case that ran longer may have used much of the stack, which only the end of its thread gives back. */
    private static final long SHORT_NANOS = 5_000_000;

    private static final Field LOCALS = field("threadLocals");
    private static final Field INHERITED = field("inheritableThreadLocals");

    /** Runs {@code serving} on a thread with a deep stack, and again on another each time it returns true. */
    static void serve(Serving serving) throws InterruptedException {
        boolean[] goesOn = {true};
        while (goesOn[0]) {
            goesOn[0] = false;
            Thread thread = new Thread(new ThreadGroup("case"), () -> goesOn[0] = serving.serve(), "main", STACK_BYTES);
            thread.start();
            thread.join();
        }
    }

    interface Serving {
        boolean serve();
    }

    /** Whether this thread is as good as new after a case that began at {@code start}, a time of System.nanoTime. */
    static boolean renew(long start) {
        if (LOCALS == null || INHERITED == null || System.nanoTime() - start > SHORT_NANOS) return false;
        Thread thread = Thread.currentThread();
        ThreadGroup group = thread.getThreadGroup();
        if (!thread.getName().equals("main")) thread.setName("main");
        if (group.getMaxPriority() != Thread.MAX_PRIORITY) group.setMaxPriority(Thread.MAX_PRIORITY);
        if (thread.getPriority() != Thread.NORM_PRIORITY) thread.setPriority(Thread.NORM_PRIORITY);
        thread.setUncaughtExceptionHandler(null);
        thread.setContextClassLoader(null);
        try {
            LOCALS.set(thread, null);
            INHERITED.set(thread, null);
            return true;
        } catch (IllegalAccessException closed) {
            return false;
        }
    }

    /** Null where the JVM keeps them elsewhere. */
    private static Field field(String name) {
        try {
            Field field = Thread.class.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException | RuntimeException elsewhere) {
            return null;
        }
    }
}
