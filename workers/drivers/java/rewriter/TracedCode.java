package judgedriver.trace;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Chooses the methods whose steps are shown: what the learner wrote, and not what the compiler adds. */
final class TracedCode {
    /** A larger method is rarely a learner's, and its rewritten code could exceed 64 kB. */
    private static final int MAX_INSTRUCTIONS = 8000;

    private static final Set<String> CREATING_METHODS = Set.of("<init>", "of", "valueOf", "requireNonNull");

    private TracedCode() {}

    static boolean isTraceable(ClassNode owner, MethodNode method) {
        if (method.instructions.size() == 0 || method.instructions.size() > MAX_INSTRUCTIONS) return false;
        if ((method.access & ACC_SYNTHETIC) != 0) return method.name.startsWith("lambda$");
        if ((owner.access & ACC_ENUM) != 0 && isPartOfEnum(method)) return false;
        if ((owner.access & ACC_RECORD) != 0 && isPartOfRecord(method)) return false;
        return !(method.name.startsWith("<") && isTrivial(owner, method)) && countLines(method) > 0;
    }

    private static boolean isPartOfEnum(MethodNode method) {
        return method.name.equals("<clinit>") || method.name.equals("values") && method.desc.startsWith("()")
                || method.name.equals("valueOf") && method.desc.startsWith("(Ljava/lang/String;)");
    }

    /** Accessors, and the methods that the JVM generates. */
    private static boolean isPartOfRecord(MethodNode method) {
        int count = 0;
        boolean readsField = false;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction.getOpcode() >= 0) count++;
            readsField |= instruction instanceof FieldInsnNode field && field.name.equals(method.name);
            if (instruction instanceof InvokeDynamicInsnNode dynamic && dynamic.bsm.getOwner().equals("java/lang/runtime/ObjectMethods")) return true;
        }
        return readsField && count == 3;
    }

    /** An initializer or a constructor without parameters that only stores new objects and constants has no steps worth showing. */
    private static boolean isTrivial(ClassNode owner, MethodNode method) {
        boolean hasParameters = !method.desc.equals("()V") && !method.desc.equals("(L" + outerName(owner) + ";)V");
        if (hasParameters && countLines(method) > 1) return false;
        if (onlyPreparesAssertions(method)) return true;
        boolean readsField = false;
        boolean storesInArray = false;
        for (AbstractInsnNode instruction : method.instructions) {
            if (!onlyCreates(instruction) || readsState(instruction)) return false;
            int opcode = instruction.getOpcode();
            readsField |= opcode == GETFIELD || opcode == GETSTATIC;
            storesInArray |= opcode >= IASTORE && opcode <= SASTORE;
        }
        return !readsField || !storesInArray;
    }

    /** The compiler's own static initializer of a class with `assert`. */
    private static boolean onlyPreparesAssertions(MethodNode method) {
        boolean prepares = false;
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call && !call.name.equals("desiredAssertionStatus")) return false;
            if (instruction.getOpcode() != PUTSTATIC) continue;
            if (!((FieldInsnNode) instruction).name.equals("$assertionsDisabled")) return false;
            prepares = true;
        }
        return prepares;
    }

    /** A static variable of the program, whose first use may initialize another class. Not a constant of an enum. */
    private static boolean readsState(AbstractInsnNode instruction) {
        return instruction.getOpcode() == GETSTATIC && instruction instanceof FieldInsnNode field
                && !field.owner.startsWith("java/") && !field.desc.equals("L" + field.owner + ";");
    }

    private static String outerName(ClassNode owner) {
        int end = owner.name.lastIndexOf('$');
        return end < 0 ? "" : owner.name.substring(0, end);
    }

    private static boolean onlyCreates(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (instruction instanceof JumpInsnNode) return false;
        if (instruction instanceof MethodInsnNode call) return call.owner.startsWith("java/") && CREATING_METHODS.contains(call.name);
        boolean isSwitch = opcode == TABLESWITCH || opcode == LOOKUPSWITCH;
        boolean readsArray = opcode >= IALOAD && opcode <= SALOAD || opcode == ARRAYLENGTH;
        boolean divides = opcode >= IDIV && opcode <= DREM;
        return !isSwitch && !readsArray && !divides && opcode != ATHROW && opcode != CHECKCAST;
    }

    private static int countLines(MethodNode method) {
        Set<Integer> lines = new HashSet<>();
        for (AbstractInsnNode instruction : method.instructions) if (instruction instanceof LineNumberNode line) lines.add(line.line);
        return lines.size();
    }
}
