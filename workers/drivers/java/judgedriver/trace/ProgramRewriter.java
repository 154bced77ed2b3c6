package judgedriver.trace;

import java.util.Map;

/** Its implementation needs ASM, which may not be installed. */
public interface ProgramRewriter {
    /** {@code classes} are the learner's and the built-in ones. */
    TracedProgram rewrite(Map<String, byte[]> classes);

    /** Throws ReflectiveOperationException or LinkageError if ASM is missing. */
    static ProgramRewriter create() throws ReflectiveOperationException {
        return (ProgramRewriter) Class.forName("judgedriver.trace.ClassRewriter").getDeclaredConstructor().newInstance();
    }
}
