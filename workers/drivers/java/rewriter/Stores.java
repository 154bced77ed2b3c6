package judgedriver.trace;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Instructions that put a value of any type into an array of numbers or of references. */
final class Stores {
    private Stores() {}

    static boolean isReference(String descriptor) {
        return descriptor.startsWith("L") || descriptor.startsWith("[");
    }

    /** The stack has the array, the index and the value. */
    static void addStore(InsnList code, String descriptor) {
        if (isReference(descriptor)) {
            code.add(new InsnNode(AASTORE));
            return;
        }
        addWidening(code, descriptor.charAt(0));
        code.add(new InsnNode(LASTORE));
    }

    /** Turns a primitive value into a long; a floating-point number into the bits of a double. */
    static void addWidening(InsnList code, char type) {
        if (type == 'J') return;
        if (type == 'F') code.add(new InsnNode(F2D));
        if (type == 'F' || type == 'D') code.add(call(INVOKESTATIC, "java/lang/Double", "doubleToRawLongBits", "(D)J"));
        else code.add(new InsnNode(I2L));
    }

    static AbstractInsnNode push(int number) {
        if (number <= 5) return new InsnNode(ICONST_0 + number);
        if (number <= Byte.MAX_VALUE) return new IntInsnNode(BIPUSH, number);
        if (number <= Short.MAX_VALUE) return new IntInsnNode(SIPUSH, number);
        return new LdcInsnNode(number);
    }

    static AbstractInsnNode call(int opcode, String owner, String name, String descriptor) {
        return new MethodInsnNode(opcode, owner, name, descriptor, false);
    }

    static AbstractInsnNode field(int opcode, String owner, String name, String descriptor) {
        return new FieldInsnNode(opcode, owner, name, descriptor);
    }
}
