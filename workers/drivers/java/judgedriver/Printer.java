package judgedriver;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A case's stdout or stderr. The next case reuses an unused one, because creating one takes longer than many cases. */
final class Printer extends PrintStream {
    private final Descriptor descriptor;
    private boolean isClosed;

    Printer(FileDescriptor number) {
        this(new Descriptor(new FileOutputStream(number)));
    }

    private Printer(Descriptor descriptor) {
        super(new BufferedOutputStream(descriptor, 8192), true, StandardCharsets.UTF_8);
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
