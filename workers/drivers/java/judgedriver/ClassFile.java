package judgedriver;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;

final class ClassFile {
    private static final int STATIC = 0x0008;
    private static final byte[] INITIALIZER = {'<', 'c', 'l', 'i', 'n', 'i', 't', '>'};
    private static final byte[] CONSTANT_VALUE = {'C', 'o', 'n', 's', 't', 'a', 'n', 't', 'V', 'a', 'l', 'u', 'e'};

    private final ByteBuffer bytes;
    private int initializerName = -1;
    private int constantValueName = -1;

    private ClassFile(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes);
    }

    /** True if the class has a static variable that is not a constant, or a static initializer. */
    static boolean hasStaticState(byte[] bytes) {
        try {
            return new ClassFile(bytes).hasStaticState();
        } catch (BufferUnderflowException | IllegalArgumentException malformed) {
            return true; // the class loader will report it
        }
    }

    /** Format: Java Virtual Machine Specification, chapter 4. */
    private boolean hasStaticState() {
        skip(8);
        readConstants();
        skip(6);
        skip(2 * readCount());
        for (int fields = readCount(); fields > 0; fields--) {
            boolean isStatic = (readCount() & STATIC) != 0;
            skip(4);
            boolean isConstant = skipAttributes();
            if (isStatic && !isConstant) return true;
        }
        for (int methods = readCount(); methods > 0; methods--) {
            skip(2);
            if (readCount() == initializerName) return true;
            skip(2);
            skipAttributes();
        }
        return false;
    }

    private void readConstants() {
        int count = readCount();
        for (int index = 1; index < count; index++) {
            int tag = bytes.get();
            switch (tag) {
                case 1 -> readName(index, readCount());
                case 3, 4, 9, 10, 11, 12, 17, 18 -> skip(4);
                case 5, 6 -> {
                    skip(8);
                    index++; // long and double take two entries
                }
                case 7, 8, 16, 19, 20 -> skip(2);
                case 15 -> skip(3);
                default -> throw new IllegalArgumentException("constant of kind " + tag);
            }
        }
    }

    private void readName(int index, int length) {
        if (isNext(INITIALIZER, length)) initializerName = index;
        else if (isNext(CONSTANT_VALUE, length)) constantValueName = index;
        skip(length);
    }

    private boolean isNext(byte[] name, int length) {
        if (length != name.length || length > bytes.remaining()) return false;
        for (int i = 0; i < length; i++) if (bytes.get(bytes.position() + i) != name[i]) return false;
        return true;
    }

    /** Returns true if one of them is ConstantValue. */
    private boolean skipAttributes() {
        boolean isConstant = false;
        for (int attributes = readCount(); attributes > 0; attributes--) {
            if (readCount() == constantValueName) isConstant = true;
            skip(bytes.getInt());
        }
        return isConstant;
    }

    private int readCount() {
        return bytes.getShort() & 0xffff;
    }

    private void skip(int count) {
        if (count < 0) throw new IllegalArgumentException("a negative length");
        bytes.position(bytes.position() + count);
    }
}
