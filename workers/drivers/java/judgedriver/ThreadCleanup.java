package judgedriver;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

final class ThreadCleanup {
    /** The time that threads have to end after an interrupt, and again after a stop. */
    private static final long GRACE_MS = 5;

    private final ThreadGroup rootGroup;
    private final Thread[] jvmThreads;
    private Thread caller;

    /** Treats all running threads as the driver's or the JVM's own. */
    ThreadCleanup() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) group = group.getParent();
        rootGroup = group;
        jvmThreads = listAll();
    }

    /**
     * Returns false if a thread survives, so that a new JVM is needed. Works on a separate thread, because ending a pool
     * may call the learner's code.
     */
    boolean flushAndEnd(Runnable flush) {
        caller = Thread.currentThread();
        if (listCaseThreads().isEmpty()) {
            flush.run();
            return true;
        }
        FutureTask<Boolean> work = new FutureTask<>(() -> {
            flush.run();
            return endThreads();
        });
        try {
            new Thread(work, "cleanup").start();
            return work.get(4 * GRACE_MS, TimeUnit.MILLISECONDS);
        } catch (Throwable failed) {
            return false;
        }
    }

    private boolean endThreads() throws Exception {
        // Suppress the messages of interrupted threads.
        PrintStream nullStream = new PrintStream(OutputStream.nullOutputStream());
        System.setOut(nullStream);
        System.setErr(nullStream);
        List<Thread> remaining = listCaseThreads();
        for (Thread thread : remaining) if (isCarrier(thread)) return false;
        for (Thread thread : remaining) interrupt(thread);
        if (waitUntilGone()) return true;
        for (Thread thread : listCaseThreads()) stop(thread);
        return waitUntilGone();
    }

    private Thread[] listAll() {
        Thread[] threads = new Thread[64];
        int size = rootGroup.enumerate(threads, true);
        while (size == threads.length) {
            threads = new Thread[2 * size];
            size = rootGroup.enumerate(threads, true);
        }
        return Arrays.copyOf(threads, size);
    }

    private List<Thread> listCaseThreads() {
        List<Thread> caseThreads = new ArrayList<>();
        for (Thread thread : listAll()) if (!isDriverOrJvmThread(thread) && !isIdleInCommonPool(thread)) caseThreads.add(thread);
        return caseThreads;
    }

    private boolean isDriverOrJvmThread(Thread thread) {
        for (Thread known : jvmThreads) if (known == thread) return true;
        return thread == caller || thread == Thread.currentThread();
    }

    /** Parallel streams share one pool for the lifetime of the JVM; its idle threads hold no state of a case. */
    private static boolean isIdleInCommonPool(Thread thread) {
        if (!(thread instanceof ForkJoinWorkerThread worker) || thread.getClass().getClassLoader() != null) return false;
        return worker.getPool() == ForkJoinPool.commonPool() && worker.getPool().isQuiescent();
    }

    /** Virtual threads cannot be listed, and their carriers serve the whole JVM. */
    private static boolean isCarrier(Thread thread) {
        return thread.getClass().getName().equals("jdk.internal.misc.CarrierThread");
    }

    private static void interrupt(Thread thread) throws ReflectiveOperationException {
        if (thread instanceof ForkJoinWorkerThread worker) {
            worker.getPool().shutdownNow(); // the common pool ignores it
            return;
        }
        ThreadPoolExecutor pool = poolOf(thread);
        if (pool == null) thread.interrupt();
        else if (!belongsToLibrary(pool)) pool.shutdownNow();
    }

    /** A pool replaces threads that end, so the whole pool must be shut down. */
    private static ThreadPoolExecutor poolOf(Thread thread) throws ReflectiveOperationException {
        Object task = taskOf(thread);
        if (task == null || task.getClass().getEnclosingClass() != ThreadPoolExecutor.class) return null;
        return (ThreadPoolExecutor) read(task.getClass(), task, "this$0");
    }

    private static Object taskOf(Thread thread) throws ReflectiveOperationException {
        try {
            return read(Thread.class, thread, "target");
        } catch (NoSuchFieldException sinceJava19) {
            Object holder = read(Thread.class, thread, "holder");
            return read(holder.getClass(), holder, "task");
        }
    }

    private static Object read(Class<?> type, Object object, String name) throws ReflectiveOperationException {
        Field field = type.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(object);
    }

    /** The library has a few pools in static fields, which later cases may need. */
    private static boolean belongsToLibrary(ThreadPoolExecutor pool) {
        Class<?> factory = pool.getThreadFactory().getClass();
        return factory.getClassLoader() == null && !factory.getName().startsWith("java.util.concurrent.Executors$");
    }

    /** Stops only waiting threads: a busy one may be initializing a library class, which would stay broken. */
    @SuppressWarnings({"deprecation", "removal"})
    private static void stop(Thread thread) {
        Thread.State state = thread.getState();
        if (thread instanceof ForkJoinWorkerThread || (state != Thread.State.WAITING && state != Thread.State.TIMED_WAITING)) return;
        try {
            thread.stop();
        } catch (UnsupportedOperationException unsupported) {
            // Java 20 and later cannot stop a thread, so it survives.
        }
    }

    private boolean waitUntilGone() throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(GRACE_MS);
        for (List<Thread> remaining = listCaseThreads(); !remaining.isEmpty(); remaining = listCaseThreads()) {
            if (System.nanoTime() > deadline) return false;
            remaining.get(0).join(1);
        }
        return true;
    }
}
