package judgedriver.trace;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Inserts the calls of {@link Hook} into a method. The inserted code has no jumps, so each stack map stays valid: it only
 * gets one more local variable, the {@link Call}. The one new handler records exceptions that leave the method.
 */
final class MethodRewriter {
    private static final String HOOK = "judgedriver/trace/Hook";
    private static final String CALL = "judgedriver/trace/Call";
    private static final String SITE = "(L" + CALL + ";I)V";
    private static final int MORE_STACK = 6;

    private final TracedProgram program;
    private final ClassNode owner;
    private final MethodNode method;
    private final AbstractInsnNode[] code;
    /** Index of the first instruction after `super(...)` in a constructor, else 0. */
    private final int start;
    /** The line of each instruction. */
    private final int[] lines;
    private final Set<Integer> targets = new HashSet<>();
    /** Index of the last instruction that jumps back, by target. */
    private final Map<Integer, Integer> backwardJumps = new TreeMap<>();
    /** The method of {@link Hook} to call, by the index of the instruction after the call. */
    private final TreeMap<Integer, String> steps = new TreeMap<>();
    private final Map<String, Integer> variables = new LinkedHashMap<>();
    private final List<FieldNode> statics = new ArrayList<>();
    private final int callVariable;

    MethodRewriter(TracedProgram program, ClassNode owner, MethodNode method) {
        this.program = program;
        this.owner = owner;
        this.method = method;
        code = method.instructions.toArray();
        start = method.name.equals("<init>") ? findStartOfConstructor() : 0;
        lines = new int[code.length];
        callVariable = method.maxLocals;
        for (FieldNode field : owner.fields) if (isShownStatic(field)) statics.add(field);
    }

    /** Not constants, which have their value in the class file. */
    private static boolean isShownStatic(FieldNode field) {
        return (field.access & ACC_STATIC) != 0 && (field.access & (ACC_SYNTHETIC | ACC_ENUM)) == 0 && field.value == null;
    }

    private int findStartOfConstructor() {
        int pending = 0;
        for (int i = 0; i < code.length; i++) {
            if (code[i].getOpcode() == NEW) pending++;
            if (!(code[i] instanceof MethodInsnNode call) || call.getOpcode() != INVOKESPECIAL || !call.name.equals("<init>")) continue;
            if (pending-- == 0) return i + 1;
        }
        throw new IllegalArgumentException("no call of a constructor");
    }

    void rewrite() {
        findLines();
        findJumps();
        findSteps();
        int first = nextInstruction(start);
        int id = program.methods.size();
        program.methods.add(null);
        int firstSite = addSite(first);
        Map<AbstractInsnNode, InsnList> insertions = new LinkedHashMap<>();
        for (int index : findHandlers()) insertions.computeIfAbsent(code[index], key -> new InsnList()).add(hookWithTop("caught"));
        steps.forEach((index, hook) -> insertions.computeIfAbsent(code[index], key -> new InsnList()).add(stepAt(index, hook)));
        for (int i = first; i < code.length; i++) {
            InsnList more = code[i].getOpcode() >= IRETURN && code[i].getOpcode() <= RETURN ? returnAt(i) : endsJvm(code[i]) ? call("exits", "()V") : null;
            if (more != null) insertions.computeIfAbsent(code[i], key -> new InsnList()).add(more);
        }
        InsnList prologue = prologue(id, firstSite, first);
        extendFrames();
        insertions.forEach((instruction, inserted) -> method.instructions.insertBefore(instruction, inserted));
        addHandler(prologue);
        method.maxStack += MORE_STACK;
        method.maxLocals = callVariable + 1;
        String[] names = variables.keySet().toArray(String[]::new);
        program.methods.set(id, new TracedMethod(name(), names, returnType(), firstSite));
    }

    private String name() {
        if (method.name.equals("<init>")) return ClassRewriter.simpleName(owner);
        if (method.name.equals("<clinit>")) return "static";
        return method.name.startsWith("lambda$") ? "lambda" : method.name;
    }

    private char returnType() {
        char letter = Type.getReturnType(method.desc).getDescriptor().charAt(0);
        return letter == '[' ? 'L' : letter;
    }

    private void findLines() {
        int line = 0;
        for (AbstractInsnNode instruction : code) {
            if (instruction instanceof LineNumberNode number) {
                line = number.line;
                break;
            }
        }
        for (int i = 0; i < code.length; i++) {
            if (code[i] instanceof LineNumberNode number) line = number.line;
            lines[i] = line;
        }
    }

    private void findJumps() {
        for (int i = 0; i < code.length; i++) {
            for (LabelNode label : targetsOf(code[i])) {
                int target = nextInstruction(indexOf(label));
                targets.add(target);
                if (target <= i && target >= start) backwardJumps.merge(target, i, Math::max);
            }
        }
    }

    private static List<LabelNode> targetsOf(AbstractInsnNode instruction) {
        if (instruction instanceof JumpInsnNode jump) return List.of(jump.label);
        if (instruction instanceof TableSwitchInsnNode table) return withDefault(table.labels, table.dflt);
        if (instruction instanceof LookupSwitchInsnNode lookup) return withDefault(lookup.labels, lookup.dflt);
        return List.of();
    }

    private static List<LabelNode> withDefault(List<LabelNode> labels, LabelNode other) {
        List<LabelNode> all = new ArrayList<>(labels);
        all.add(other);
        return all;
    }

    private void findSteps() {
        for (int i = start; i < code.length; i++) {
            if (!(code[i] instanceof LineNumberNode)) continue;
            int next = nextInstruction(i);
            if (next < code.length && !isClosingBrace(next)) steps.put(next, "step");
        }
        int first = nextInstruction(start);
        if (targets.contains(first)) steps.put(first, "stepAtStart");
        else steps.remove(first);
        backwardJumps.forEach(this::addLoop);
    }

    /** The end of a method is shown as its return, and the end of a loop as its first line. */
    private boolean isClosingBrace(int index) {
        if (code[index].getOpcode() == RETURN) return true;
        if (code[index].getOpcode() != GOTO) return false;
        int target = nextInstruction(indexOf(((JumpInsnNode) code[index]).label));
        return target < index && backwardJumps.get(target) == index;
    }

    /** A loop on one line has a step for each round, and a loop over several lines one for its first line. */
    private void addLoop(int target, int jump) {
        if (steps.containsKey(target)) return;
        Integer last = steps.floorKey(jump);
        if (last == null || last < target) steps.put(target, "step");
        else if (lines[last] != lines[target]) steps.put(target, "stepAtLoop");
    }

    private Set<Integer> findHandlers() {
        Set<Integer> handlers = new HashSet<>();
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            int index = nextInstruction(indexOf(block.handler));
            if (index >= start) handlers.add(index);
        }
        return handlers;
    }

    private int indexOf(AbstractInsnNode instruction) {
        return method.instructions.indexOf(instruction);
    }

    private int nextInstruction(int from) {
        int index = from;
        while (index < code.length && code[index].getOpcode() < 0) index++;
        return index;
    }

    /** The variables that are in scope, and the class's static ones. */
    private int addSite(int index) {
        List<LocalVariableNode> locals = localsAt(index);
        int[] indexes = new int[locals.size() + statics.size()];
        String[] types = new String[indexes.length];
        int count = 0;
        for (LocalVariableNode local : locals) {
            indexes[count] = variable(local.name);
            types[count++] = local.desc;
        }
        for (FieldNode field : statics) {
            indexes[count] = variable(nameOf(field));
            types[count++] = field.desc;
        }
        program.sites.add(new Site(lines[index], indexes, types));
        return program.sites.size() - 1;
    }

    private String nameOf(FieldNode field) {
        return ClassRewriter.simpleName(owner) + "." + field.name;
    }

    private int variable(String name) {
        Integer known = variables.putIfAbsent(name, variables.size());
        return known == null ? variables.size() - 1 : known;
    }

    private List<LocalVariableNode> localsAt(int index) {
        List<LocalVariableNode> locals = new ArrayList<>();
        if (method.localVariables == null) return locals;
        for (LocalVariableNode local : method.localVariables) {
            if (indexOf(local.start) <= index && index < indexOf(local.end) && isShown(local)) locals.add(local);
        }
        locals.sort((a, b) -> Integer.compare(a.index, b.index));
        return locals;
    }

    /** Hides `this` of a class without fields, and what the compiler adds to parameters. */
    private boolean isShown(LocalVariableNode local) {
        if (!local.name.equals("this")) return !local.name.contains("$");
        Layout layout = program.layouts.get(owner.name.replace('/', '.'));
        return layout != null && !layout.names.isEmpty();
    }

    private InsnList stepAt(int index, String hook) {
        int site = addSite(index);
        InsnList list = stores(index);
        list.add(new VarInsnNode(ALOAD, callVariable));
        list.add(Stores.push(site));
        list.add(call(hook, SITE));
        return list;
    }

    private InsnList stores(int index) {
        InsnList list = new InsnList();
        for (LocalVariableNode local : localsAt(index)) {
            addArray(list, local.desc, variable(local.name));
            list.add(new VarInsnNode(Type.getType(local.desc).getOpcode(ILOAD), local.index));
            Stores.addStore(list, local.desc);
        }
        for (FieldNode field : statics) {
            addArray(list, field.desc, variable(nameOf(field)));
            list.add(Stores.field(GETSTATIC, owner.name, field.name, field.desc));
            Stores.addStore(list, field.desc);
        }
        return list;
    }

    private void addArray(InsnList list, String descriptor, int variable) {
        boolean isReference = Stores.isReference(descriptor);
        list.add(new VarInsnNode(ALOAD, callVariable));
        list.add(Stores.field(GETFIELD, CALL, isReference ? "references" : "numbers", isReference ? "[Ljava/lang/Object;" : "[J"));
        list.add(Stores.push(variable));
    }

    private InsnList returnAt(int index) {
        int opcode = code[index].getOpcode();
        String type = switch (opcode) {
            case RETURN -> "";
            case ARETURN -> "Ljava/lang/Object;";
            default -> "J";
        };
        int site = addSite(index);
        InsnList list = stores(index);
        if (opcode != RETURN) list.add(new InsnNode(opcode == LRETURN || opcode == DRETURN ? DUP2 : DUP));
        if (type.equals("J")) Stores.addWidening(list, opcode == IRETURN ? 'I' : opcode == LRETURN ? 'J' : opcode == FRETURN ? 'F' : 'D');
        list.add(new VarInsnNode(ALOAD, callVariable));
        list.add(Stores.push(site));
        list.add(call("returned", "(" + type + "L" + CALL + ";I)V"));
        return list;
    }

    private static boolean endsJvm(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call && (call.owner.equals("java/lang/System") || call.owner.equals("java/lang/Runtime"))
                && (call.name.equals("exit") || call.name.equals("halt"));
    }

    private InsnList prologue(int id, int firstSite, int first) {
        InsnList list = new InsnList();
        list.add(Stores.push(id));
        list.add(call("enter", "(I)L" + CALL + ";"));
        list.add(new VarInsnNode(ASTORE, callVariable));
        list.add(stores(first));
        list.add(new VarInsnNode(ALOAD, callVariable));
        list.add(call("called", "(L" + CALL + ";)V"));
        return list;
    }

    /** Adds the call as the last local variable. */
    private void extendFrames() {
        for (int i = start; i < code.length; i++) {
            if (code[i] instanceof FrameNode frame) frame.local = withCall(frame.local);
        }
    }

    private List<Object> withCall(List<Object> locals) {
        List<Object> extended = new ArrayList<>(locals);
        int slots = locals.size();
        for (Object local : locals) if (local.equals(LONG) || local.equals(DOUBLE)) slots++;
        extended.addAll(Collections.nCopies(callVariable - slots, TOP));
        extended.add(CALL);
        return extended;
    }

    /** Handles what no other handler of the method does, from the end of the prologue on. */
    private void addHandler(InsnList prologue) {
        LabelNode from = new LabelNode();
        LabelNode to = new LabelNode();
        prologue.add(from);
        if (start == 0) method.instructions.insert(prologue);
        else method.instructions.insert(code[start - 1], prologue);
        method.instructions.add(to);
        method.instructions.add(new FrameNode(F_NEW, callVariable + 1, withCall(List.of()).toArray(), 1, new Object[] {"java/lang/Throwable"}));
        method.instructions.add(hookWithTop("threw"));
        method.instructions.add(new InsnNode(ATHROW));
        method.tryCatchBlocks.add(new TryCatchBlockNode(from, to, to, null));
    }

    /** Passes the exception that is on the stack. */
    private InsnList hookWithTop(String hook) {
        InsnList list = new InsnList();
        list.add(new InsnNode(DUP));
        list.add(new VarInsnNode(ALOAD, callVariable));
        list.add(call(hook, "(Ljava/lang/Throwable;L" + CALL + ";)V"));
        return list;
    }

    private static InsnList call(String hook, String descriptor) {
        InsnList list = new InsnList();
        list.add(Stores.call(INVOKESTATIC, HOOK, hook, descriptor));
        return list;
    }
}
