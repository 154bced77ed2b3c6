package judgedriver.trace;

final class TracedMethod {
    final String name;
    /** Of its variables. Variables with the same name in different scopes share an index. */
    final String[] names;
    /** The first letter of the descriptor of the returned type. */
    final char returnType;
    final int firstSite;

    TracedMethod(String name, String[] names, char returnType, int firstSite) {
        this.name = name;
        this.names = names;
        this.returnType = returnType;
        this.firstSite = firstSite;
    }
}
