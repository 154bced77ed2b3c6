package judgedriver.trace;

import java.util.function.Consumer;

/**
 * Records the steps of one thread as lines of JSON; contracts/src/trace-events.ts has the format. Steps outside the
 * window are only counted. The recorder calls no method of the program. It keeps every object that it has seen.
 */
public final class Recorder {
    private static final int PIECE_BYTES = 16 << 10;
    /** Room below the limit for the piece that was not sent yet. */
    private static final int SPARE_BYTES = 64 << 10;
    private static final int MIN_PROGRESS = 256;
    /** An exception is recorded in so many calls that it passes. */
    private static final int MAX_PASSED_CALLS = 50;
    /** After a stack overflow, the recorder waits until so many calls have ended. */
    private static final int CALLS_AFTER_OVERFLOW = 50;

    private final Options options;
    private final TracedMethod[] methods;
    private final Site[] sites;
    private final Consumer<byte[]> send;
    private final Output output;
    private final Heap heap;
    private final Thread thread = Thread.currentThread();
    /** The call of a method in another thread, or after the end. */
    private final Call ignored;
    private final Flusher flusher = new Flusher(this);

    private Call top;
    private int steps;
    /** The next step that is more than counted. */
    private int actAt = 1;
    /** True while the driver works for the program, or the recorder reads an object. */
    private boolean isPaused = true;
    private boolean isFull;
    private boolean isStopped;
    private boolean isFinished;
    private boolean awaitsOverflow;

    private Throwable unwinding;
    private int passedCalls;
    private int overflowDepth;

    private final Json line = new Json();
    /** The part of an event after its objects. */
    private final Json suffix = new Json();
    private final Json pending = new Json();
    private int written;

    /** Records the current thread, from {@link #resume} on. {@code send} gets pieces of the recording. */
    public Recorder(TracedProgram program, Options options, Consumer<byte[]> send) {
        this.options = options;
        this.send = send;
        methods = program.methods.toArray(TracedMethod[]::new);
        sites = program.sites.toArray(Site[]::new);
        output = new Output(options.outputCharacters());
        heap = new Heap(program.layouts, options);
        int variables = 0;
        for (TracedMethod method : methods) variables = Math.max(variables, method.names.length);
        ignored = new Call(new TracedMethod("", new String[variables], 'V', 0), null);
        Hook.connect(this);
        flusher.start();
    }

    public Output output() {
        return output;
    }

    public void resume() {
        isPaused = false;
    }

    public void pause() {
        isPaused = true;
    }

    Call enter(int method) {
        if (isPaused || isStopped || Thread.currentThread() != thread) return ignored;
        Call call = new Call(methods[method], top);
        if (call.depth > options.depth()) {
            stopNearOverflow();
            return ignored;
        }
        top = call;
        return call;
    }

    void called(Call call) {
        if (call == ignored || ++steps < actAt) return;
        act('c', call, null, 0);
    }

    void step(Call call, int site) {
        if (call == ignored) return;
        top = call;
        call.site = site;
        if (++steps < actAt) return;
        act('s', call, null, 0);
    }

    void stepAtLoop(Call call, int site) {
        if (call == ignored || sites[call.site].line == sites[site].line) return;
        step(call, site);
    }

    void returned(Call call, int site, long number, Object reference) {
        if (call == ignored) return;
        top = call.caller;
        call.site = site;
        if (++steps < actAt) return;
        act('r', call, reference, number);
    }

    void caught(Throwable thrown, Call call) {
        if (call == ignored) return;
        top = call;
        if (call.lastThrown == thrown) return;
        recordThrown(thrown, call);
    }

    void threw(Throwable thrown, Call call) {
        if (call == ignored) return;
        top = call.caller;
        if (call.lastThrown == thrown) return;
        if (thrown != unwinding) {
            unwinding = thrown;
            passedCalls = 0;
            overflowDepth = call.depth;
        }
        if (thrown instanceof StackOverflowError && call.depth > 1 && call.depth > overflowDepth - CALLS_AFTER_OVERFLOW) return;
        if (++passedCalls <= MAX_PASSED_CALLS) recordThrown(thrown, call);
    }

    private void recordThrown(Throwable thrown, Call call) {
        call.lastThrown = thrown;
        boolean isAwaited = awaitsOverflow && thrown instanceof StackOverflowError;
        if (isAwaited) isStopped = false;
        if (++steps >= actAt || isAwaited) act('x', call, thrown, 0);
        if (isAwaited) end("depth");
    }

    /** Ends the recording. It then has the number of steps. */
    public void finish() {
        synchronized (this) {
            if (isFinished) return;
            isPaused = true;
            writeOutput();
            if (awaitsOverflow) end("depth");
            isStopped = true;
            isFinished = true;
            writeCount();
            flush();
        }
        flusher.end();
    }

    /** Sends what is written. */
    synchronized void flush() {
        if (pending.size() > 0) send.accept(pending.take());
    }

    /** For a step that is more than counted. */
    private synchronized void act(char kind, Call call, Object subject, long number) {
        if (isStopped || isPaused) {
            if (isStopped) steps--;
            return;
        }
        isPaused = true; // a view of a collection may call a comparator of the program
        try {
            if (steps == options.fromStep() && !isFull) writeState(call, kind);
            if (options.records(steps)) write(kind, call, subject, number);
            else writeProgress();
            if (steps >= options.countedSteps()) end("steps");
            if (options.exitsAfter(steps)) exit();
        } catch (StackOverflowError overflow) {
            stopNearOverflow();
        } catch (Throwable failed) {
            end("stopped");
        } finally {
            isPaused = isFinished;
            actAt = nextAct();
        }
    }

    /** The program did not end in an earlier run. */
    private void exit() {
        writeOutput();
        writeCount();
        flush();
        Runtime.getRuntime().halt(0);
    }

    private int nextAct() {
        if (isStopped) return 0;
        if (!isFull && options.records(steps + 1)) return steps + 1;
        int next = Math.min(steps + Math.max(MIN_PROGRESS, steps / 16), options.countedSteps());
        return options.fromStep() > steps ? Math.min(next, options.fromStep()) : next;
    }

    /** The event of the exception follows when enough of the stack is free again. */
    private void stopNearOverflow() {
        isStopped = true;
        awaitsOverflow = true;
        actAt = 0;
    }

    private void end(String reason) {
        isStopped = true;
        awaitsOverflow = false;
        actAt = 0;
        if (isFull) return;
        isFull = true;
        line.clear();
        add(line.ascii("[\"e\",\"").ascii(reason).ascii("\"]"));
    }

    /** {@code subject} is the exception or the returned reference, {@code number} another returned value. */
    private void write(char kind, Call call, Object subject, long number) {
        heap.begin();
        suffix.clear();
        if (kind == 'c') suffix.ascii(',').string(call.method.name);
        else if (kind == 'x') writeException((Throwable) subject);
        else if (kind == 'r' && call.method.returnType == 'L') heap.write(suffix.ascii(','), subject);
        else if (kind == 'r' && call.method.returnType != 'V') Values.writePrimitive(suffix.ascii(','), call.method.returnType, number);
        writeStep(kind, call);
        line.append(suffix);
        send();
    }

    private void writeException(Throwable thrown) {
        String text = Values.describe(thrown);
        suffix.ascii(',').string(text, Math.min(text.length(), options.textCharacters()));
    }

    private void writeStep(char kind, Call call) {
        writeOutput();
        line.clear();
        Site site = sites[call.site];
        line.ascii("[\"").ascii(kind).ascii("\",").number(site.line).ascii(',').number(call.depth).ascii(',');
        writeVariables(call, site);
        heap.visitAll(call, site);
        line.ascii(',');
        heap.writeChanges(line);
    }

    /** The variables that have changed. */
    private void writeVariables(Call call, Site site) {
        call.prepareToShow();
        line.ascii('{');
        for (int i = 0; i < site.variables.length; i++) {
            int variable = site.variables[i];
            char type = site.typeOf(i);
            boolean isShown = call.shownTypes[variable] == type;
            if (type == 'L') {
                Object now = call.references[variable];
                if (isShown && Values.isSame(now, call.shownReferences[variable])) continue;
                call.shownReferences[variable] = now;
                heap.visit(now, site.types[i]);
                heap.write(writeName(call, variable), now);
            } else {
                long now = call.numbers[variable];
                if (isShown && now == call.shownNumbers[variable]) continue;
                call.shownNumbers[variable] = now;
                Values.writePrimitive(writeName(call, variable), type, now);
            }
            call.shownTypes[variable] = type;
        }
        for (int variable = 0; variable < call.shownTypes.length; variable++) {
            if (call.shownTypes[variable] == 0 || site.has(variable)) continue;
            call.shownTypes[variable] = 0;
            call.shownReferences[variable] = null;
            writeName(call, variable).ascii("[\"-\"]");
        }
        line.ascii('}');
    }

    private Json writeName(Call call, int variable) {
        return line.separate().string(call.method.names[variable]).ascii(':');
    }

    /** All variables and objects, after omitted steps. */
    private void writeState(Call innermost, char nextKind) {
        writeOutput();
        heap.forget();
        heap.begin();
        line.clear();
        line.ascii("[\"k\",").number(steps).ascii(',').number(innermost.depth).ascii(",[");
        Call[] calls = new Call[Math.min(innermost.depth, options.frames())];
        int free = calls.length;
        for (Call call = innermost; call != null; call = call.caller) {
            call.forgetShown();
            if (free == 0) continue;
            calls[--free] = call;
            heap.visitAll(call, sites[call.site]);
        }
        for (Call call : calls) {
            line.separate().ascii('[').string(call.method.name).ascii(',').number(sites[call.site].line).ascii(',');
            writeVariables(call, sites[call.site]);
            line.ascii(']');
        }
        line.ascii("],");
        heap.writeChanges(line);
        send();
        if (nextKind == 'c') innermost.forgetShown(); // the event of a call has all arguments
    }

    private void writeProgress() {
        writeOutput();
        writeCount();
    }

    private void writeCount() {
        line.clear();
        add(line.ascii("[\"n\",").number(steps).ascii(']'));
    }

    private void writeOutput() {
        String text = output.take();
        if (text.isEmpty() || isFull) return;
        line.clear();
        line.ascii("[\"o\",").string(text);
        send();
    }

    /** Ends the line, or the recording if the line is too long. */
    private void send() {
        line.ascii(']');
        if (isFull) return;
        if (written + line.size() <= options.bytes() - SPARE_BYTES) {
            add(line);
            return;
        }
        isFull = true;
        line.clear();
        add(line.ascii("[\"e\",\"size\"]"));
    }

    private void add(Json text) {
        written += text.size() + 1;
        pending.append(text);
        pending.ascii('\n');
        if (pending.size() >= PIECE_BYTES) flush();
    }
}
