package judgedriver;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.BufferedInputStream;
import java.lang.reflect.Constructor;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads descriptor 3, writes descriptor 4. A frame is 4 bytes length (big endian), one letter, payload. */
final class Frames {
    record Frame(char letter, byte[] payload) {
        Frame(char letter, String text) {
            this(letter, text.getBytes(StandardCharsets.UTF_8));
        }

        String text() {
            return new String(payload, StandardCharsets.UTF_8);
        }
    }

    private static final int HEADER_BYTES = 5;

    private final DataInputStream in;
    private final OutputStream out;

    Frames() throws ReflectiveOperationException {
        in = new DataInputStream(new BufferedInputStream(new FileInputStream(descriptor(3)), 1 << 16));
        out = new FileOutputStream(descriptor(4));
    }

    /** Java has no public API for inherited descriptors. The manifest opens java.io for this call. */
    private static FileDescriptor descriptor(int number) throws ReflectiveOperationException {
        Constructor<FileDescriptor> constructor = FileDescriptor.class.getDeclaredConstructor(int.class);
        constructor.setAccessible(true);
        return constructor.newInstance(number);
    }

    /** Returns null when the judge has closed the connection. */
    Frame read() throws IOException {
        try {
            int length = in.readInt();
            char letter = (char) in.readUnsignedByte();
            byte[] payload = new byte[length];
            in.readFully(payload);
            return new Frame(letter, payload);
        } catch (EOFException closed) {
            return null;
        }
    }

    boolean hasNext() throws IOException {
        return in.available() > 0;
    }

    /** Sends all frames in one write, which wakes the judge only once. */
    void send(List<Frame> frames) throws IOException {
        int size = 0;
        for (Frame frame : frames) size += HEADER_BYTES + frame.payload.length;
        ByteBuffer bytes = ByteBuffer.allocate(size);
        for (Frame frame : frames) bytes.putInt(frame.payload.length).put((byte) frame.letter).put(frame.payload);
        out.write(bytes.array());
    }

    void send(char letter, String text) throws IOException {
        send(List.of(new Frame(letter, text)));
    }
}
