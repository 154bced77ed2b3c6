package judgedriver.trace;

/** Sends the recording while the program sleeps, waits or hangs in a library method. */
final class Flusher extends Thread {
    private static final long INTERVAL_MS = 25;

    private final Recorder recorder;

    Flusher(Recorder recorder) {
        super(rootGroup(), "recorder");
        this.recorder = recorder;
        setDaemon(true);
    }

    /** The program counts the threads of its own group. */
    private static ThreadGroup rootGroup() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) group = group.getParent();
        return group;
    }

    void end() {
        interrupt();
        try {
            join();
        } catch (InterruptedException learnersOwn) {
            // the program has ended
        }
    }

    @Override
    public void run() {
        try {
            while (true) {
                sleep(INTERVAL_MS);
                recorder.flush();
            }
        } catch (InterruptedException finished) {
            // ends
        }
    }
}
