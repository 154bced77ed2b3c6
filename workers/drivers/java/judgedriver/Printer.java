package judgedriver;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import judgedriver.trace.Output;

/** A case's stdout or stderr. The next case reuses an unused one, because creating one takes longer than many cases. */
final class Printer extends PrintStream {
    private static final int BUFFER_BYTES = 8192;

    private final Descriptor descriptor;
    private boolean isClosed;

    /** {@code copy} gets what is printed, even before it is flushed. It may be null. */
    Printer(FileDescriptor number, Output copy) {
        this(new Descriptor(new FileOutputStream(number)), copy);
    }

    private Printer(Descriptor descriptor, Output copy) {
        super(copy == null ? new BufferedOutputStream(descriptor, BUFFER_BYTES) : new Copying(descriptor, copy), true, StandardCharsets.UTF_8);
        this.descriptor = descriptor;
    }

    /** Valid only after a flush. */
    boolean isUnused() {
        return !isClosed && !descriptor.isUsed;
    }

    @Override
    public void close() {
        isClosed = true;
        super.close();
    }

    private static final class Copying extends BufferedOutputStream {
        private final Output copy;

        Copying(OutputStream out, Output copy) {
            super(out, BUFFER_BYTES);
            this.copy = copy;
        }

        @Override
        public synchronized void write(int octet) throws IOException {
            copy.add(new byte[] {(byte) octet}, 0, 1);
            super.write(octet);
        }

        @Override
        public synchronized void write(byte[] bytes, int from, int length) throws IOException {
            copy.add(bytes, from, length);
            super.write(bytes, from, length);
        }
    }

    /** Ignores `close`, because the next case needs the descriptor. */
    private static final class Descriptor extends OutputStream {
        private final FileOutputStream file;
        private boolean isUsed;

        Descriptor(FileOutputStream file) {
            this.file = file;
        }

        @Override
        public void write(int octet) throws IOException {
            isUsed = true;
            file.write(octet);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            isUsed = true;
            file.write(bytes, from, length);
        }
    }
}
