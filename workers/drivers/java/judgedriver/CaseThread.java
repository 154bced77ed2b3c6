package judgedriver;

import java.lang.reflect.Field;

/** The next case reuses the thread of a short one, because creating a thread takes longer than many cases. */
final class CaseThread {
    /** Enough for a recursion of hundreds of thousands of calls. */
    private static final long STACK_BYTES = 64L << 20;
    /** A longer case may have used much stack memory, which is freed only when its thread ends. */
    private static final long MAX_REUSE_NANOS = 5_000_000;

    private static final Field LOCALS = field("threadLocals");
    private static final Field INHERITED = field("inheritableThreadLocals");

    /** Runs {@code serving} on a thread with a large stack. Runs it again on a new thread each time it returns true. */
    static void serve(Serving serving) throws InterruptedException {
        boolean[] continues = {true};
        while (continues[0]) {
            continues[0] = false;
            Thread thread = new Thread(new ThreadGroup("case"), () -> continues[0] = serving.serve(), "main", STACK_BYTES);
            thread.start();
            thread.join();
        }
    }

    interface Serving {
        boolean serve();
    }

    /** Returns false if the thread cannot be reused. {@code startNanos} is the case's start, from System.nanoTime. */
    static boolean resetForReuse(long startNanos) {
        if (LOCALS == null || INHERITED == null || System.nanoTime() - startNanos > MAX_REUSE_NANOS) return false;
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

    /** Returns null if this JVM stores thread locals elsewhere. */
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
