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

/** The threads that a case leaves behind. */
final class ThreadCleanup {
    /** How long they may take to end when asked, and again when stopped. */
    private static final long PATIENCE_MS = 5;

    private final ThreadGroup all;
    private final Thread[] own;
    private Thread caller;

    /** The threads that live now are the driver's and the JVM's own. */
    ThreadCleanup() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) group = group.getParent();
        all = group;
        own = living();
    }

    /**
     * Flushes what the case printed and ends its threads. False when one lives on, so that only a new JVM is free of it.
     * What is there to end may run the learner's code when it is told so; hence not on the driver's own thread.
     */
    boolean end(Runnable flush) {
        caller = Thread.currentThread();
        if (list().isEmpty()) {
            flush.run();
            return true;
        }
        FutureTask<Boolean> work = new FutureTask<>(() -> {
            flush.run();
            return endThreads();
        });
        try {
            new Thread(work, "leftovers").start();
            return work.get(4 * PATIENCE_MS, TimeUnit.MILLISECONDS);
        } catch (Throwable unable) {
            return false;
        }
    }

    private boolean endThreads() throws Exception {
        // Nobody wants to read that a thread was interrupted.
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        System.setOut(nowhere);
        System.setErr(nowhere);
        List<Thread> left = list();
        for (Thread thread : left) if (carriesOthers(thread)) return false;
        for (Thread thread : left) ask(thread);
        if (areGone()) return true;
        for (Thread thread : list()) stop(thread);
        return areGone();
    }

    private Thread[] living() {
        Thread[] threads = new Thread[64];
        int size = all.enumerate(threads, true);
        while (size == threads.length) {
            threads = new Thread[2 * size];
            size = all.enumerate(threads, true);
        }
        return Arrays.copyOf(threads, size);
    }

    /** All threads but the driver's and the JVM's own, and those of the common pool while they rest. */
    private List<Thread> list() {
        List<Thread> found = new ArrayList<>();
        for (Thread thread : living()) if (!isOwn(thread) && !isResting(thread)) found.add(thread);
        return found;
    }

    private boolean isOwn(Thread thread) {
        for (Thread known : own) if (known == thread) return true;
        return thread == caller || thread == Thread.currentThread();
    }

    /** Parallel streams share one pool for the JVM's life; its idle threads hold nothing of a case. */
    private static boolean isResting(Thread thread) {
        if (!(thread instanceof ForkJoinWorkerThread worker) || thread.getClass().getClassLoader() != null) return false;
        return worker.getPool() == ForkJoinPool.commonPool() && worker.getPool().isQuiescent();
    }

    /** Virtual threads show in no list, and their carriers serve the whole JVM. */
    private static boolean carriesOthers(Thread thread) {
        return thread.getClass().getName().equals("jdk.internal.misc.CarrierThread");
    }

    private static void ask(Thread thread) throws ReflectiveOperationException {
        if (thread instanceof ForkJoinWorkerThread worker) {
            worker.getPool().shutdownNow(); // the common pool takes no notice
            return;
        }
        ThreadPoolExecutor pool = poolOf(thread);
        if (pool == null) thread.interrupt();
        else if (!isLibrarys(pool)) pool.shutdownNow();
    }

    /** A pool replaces the threads it loses, so it has to end as a whole. */
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

    /** The library keeps a few pools in static fields; one that was shut down would be missed by the next case. */
    private static boolean isLibrarys(ThreadPoolExecutor pool) {
        Class<?> factory = pool.getThreadFactory().getClass();
        return factory.getClassLoader() == null && !factory.getName().startsWith("java.util.concurrent.Executors$");
    }

    /** Only what waits: a busy thread may be initialising a class of the library, which would stay broken. */
    @SuppressWarnings({"deprecation", "removal"})
    private static void stop(Thread thread) {
        Thread.State state = thread.getState();
        if (thread instanceof ForkJoinWorkerThread || (state != Thread.State.WAITING && state != Thread.State.TIMED_WAITING)) return;
        try {
            thread.stop();
        } catch (UnsupportedOperationException newer) {
            // Java 20 and later cannot: the thread lives on.
        }
    }

    private boolean areGone() throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MS);
        for (List<Thread> left = list(); !left.isEmpty(); left = list()) {
            if (System.nanoTime() > deadline) return false;
            left.get(0).join(1);
        }
        return true;
    }
}
