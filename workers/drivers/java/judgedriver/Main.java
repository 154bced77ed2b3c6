package judgedriver;

/** {@code compile} turns a learner's text into classes, {@code run} judges cases with them. */
public final class Main {
    public static void main(String[] args) throws Exception {
        if (args[0].equals("compile")) CompileServer.main(new Frames());
        else Runner.main(new Frames());
    }
}
