package judgedriver.trace;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Makes classes record their steps and show their fields. A class that cannot be rewritten stays as it is. */
final class ClassRewriter implements ProgramRewriter {
    static final String FIELDS = "judgedriver/trace/Fields";
    private static final String LEARNER_FILE = "Solution.java";
    /** Newer class files have the same format, but this ASM refuses their version. */
    private static final int MAX_KNOWN_VERSION = V20;
    private static final int VERSION_OFFSET = 6;

    private TracedProgram program;
    private Map<String, byte[]> classes;
    private final Set<String> visited = new HashSet<>();

    @Override
    public TracedProgram rewrite(Map<String, byte[]> originals) {
        program = new TracedProgram();
        classes = originals;
        visited.clear();
        for (String name : originals.keySet()) visit(name);
        return program;
    }

    /** Superclasses come first: the fields of a class follow theirs. */
    private void visit(String name) {
        if (!visited.add(name)) return;
        byte[] original = classes.get(name);
        try {
            program.classes.put(name, rewrite(name, original));
        } catch (RuntimeException unsupported) {
            program.layouts.remove(name);
            program.classes.put(name, original);
        }
    }

    private byte[] rewrite(String name, byte[] original) {
        ClassNode node = new ClassNode();
        read(original).accept(node, ClassReader.EXPAND_FRAMES);
        String superclass = node.superName.replace('/', '.');
        if (classes.containsKey(superclass)) visit(superclass);
        if ((node.access & (ACC_INTERFACE | ACC_ENUM)) == 0) showFields(name, node, superclass);
        if (LEARNER_FILE.equals(node.sourceFile) && (node.access & ACC_SYNTHETIC) == 0) {
            for (MethodNode method : node.methods) if (TracedCode.isTraceable(node, method)) new MethodRewriter(program, node, method).rewrite();
        }
        ClassWriter writer = new ClassWriter(0);
        node.accept(writer);
        byte[] bytes = writer.toByteArray();
        System.arraycopy(original, VERSION_OFFSET, bytes, VERSION_OFFSET, 2);
        return bytes;
    }

    private static ClassReader read(byte[] original) {
        byte[] bytes = original.clone();
        int version = (bytes[VERSION_OFFSET] & 0xff) << 8 | bytes[VERSION_OFFSET + 1] & 0xff;
        if (version > MAX_KNOWN_VERSION) {
            bytes[VERSION_OFFSET] = (byte) (MAX_KNOWN_VERSION >> 8);
            bytes[VERSION_OFFSET + 1] = (byte) MAX_KNOWN_VERSION;
        }
        return new ClassReader(bytes);
    }

    private void showFields(String name, ClassNode node, String superclass) {
        Layout inherited = program.layouts.get(superclass);
        Layout layout = new Layout(inherited);
        InsnList code = new InsnList();
        String descriptor = "([J[Ljava/lang/Object;)V";
        if (inherited != null) {
            for (int i = 0; i < 3; i++) code.add(new VarInsnNode(ALOAD, i));
            code.add(Stores.call(INVOKESPECIAL, node.superName, "judgedriver$read", descriptor));
        }
        for (FieldNode field : node.fields) {
            if ((field.access & (ACC_STATIC | ACC_SYNTHETIC)) != 0) continue;
            int position = layout.names.size();
            layout.add(field.name, field.desc);
            boolean isReference = Stores.isReference(field.desc);
            code.add(new VarInsnNode(ALOAD, isReference ? 2 : 1));
            code.add(Stores.push(position));
            code.add(new VarInsnNode(ALOAD, 0));
            code.add(Stores.field(GETFIELD, node.name, field.name, field.desc));
            Stores.addStore(code, field.desc);
        }
        code.add(new InsnNode(RETURN));
        MethodNode reader = new MethodNode(ACC_PUBLIC | ACC_SYNTHETIC, "judgedriver$read", descriptor, null, null);
        reader.instructions = code;
        reader.maxStack = 6;
        reader.maxLocals = 3;
        node.methods.add(reader);
        node.interfaces.add(FIELDS);
        program.layouts.put(name, layout);
    }

    /** The last part of a nested class's name. */
    static String simpleName(ClassNode node) {
        String name = lastPart(node.name);
        if (!name.chars().allMatch(Character::isDigit)) return name.replaceFirst("^\\d+", "");
        return lastPart(node.interfaces.isEmpty() ? node.superName : node.interfaces.get(0)); // an anonymous class
    }

    private static String lastPart(String internalName) {
        String name = Type.getObjectType(internalName).getClassName();
        return name.substring(Math.max(name.lastIndexOf('$'), name.lastIndexOf('.')) + 1);
    }
}
