// Inserts the calls of trace.hpp into a learner's C++ text. Runs in the sandbox, because libclang parses hostile text.
//
//   rewriter <options of the compiler>  <input  >output
//
// The input's first line has the prefix of the inserted names, the offsets between which the learner's text lies, and
// `full` or `steps`. The program follows. Everything is inserted on the line where it belongs, so line numbers stay. A
// text with errors is written unchanged, and so is each part that this program is not sure about: what compiles must
// also compile rewritten. `steps` registers no variables and no results.
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "libclang.hpp"

namespace {

using Offset = std::size_t;

struct Settings {
    std::string prefix;
    /// Of the learner's text.
    Offset start;
    Offset end;
    bool hasVariables;
};

std::string take(CXString string) {
    const char* characters = clang_getCString(string);
    std::string text = characters ? characters : "";
    clang_disposeString(string);
    return text;
}

std::vector<CXCursor> childrenOf(CXCursor cursor) {
    std::vector<CXCursor> children;
    auto add = [](CXCursor child, CXCursor, void* list) {
        static_cast<std::vector<CXCursor>*>(list)->push_back(child);
        return CXChildVisit_Continue;
    };
    clang_visitChildren(cursor, add, &children);
    return children;
}

bool isWordCharacter(char character) {
    return std::isalnum(static_cast<unsigned char>(character)) || character == '_' || (character & 0x80);
}

/// The program's text. Scans ignore comments and literals.
class Source {
public:
    explicit Source(const std::string& text) : text(text) {}

    char operator[](Offset at) const { return at < text.size() ? text[at] : '\0'; }
    std::string_view between(Offset from, Offset to) const {
        return from <= to ? std::string_view(text).substr(from, to - from) : std::string_view();
    }

    Offset skipSpace(Offset at) const {
        for (;;) {
            if (std::isspace(static_cast<unsigned char>((*this)[at])) || (text.compare(at, 2, "\\\n") == 0)) ++at;
            else if (text.compare(at, 2, "//") == 0) at = std::min(text.find('\n', at), text.size());
            else if (text.compare(at, 2, "/*") == 0) at = std::min(text.find("*/", at + 2), text.size() - 2) + 2;
            else return at;
            if (at >= text.size()) return text.size();
        }
    }

    /// The end of the comment, literal or character at this place.
    Offset skipToken(Offset at) const {
        if (text.compare(at, 2, "//") == 0 || text.compare(at, 2, "/*") == 0) return skipSpace(at);
        if (isWordCharacter((*this)[at])) {
            Offset end = at;
            while (isWordCharacter((*this)[end]) || ((*this)[end] == '\'' && std::isdigit(static_cast<unsigned char>((*this)[at])))) ++end;
            if ((*this)[end] == '"' && (*this)[end - 1] == 'R') return skipRawString(end);
            return end;
        }
        char quote = (*this)[at];
        if (quote != '"' && quote != '\'') return at + 1;
        for (++at; at < text.size() && text[at] != quote && text[at] != '\n'; ++at) {
            if (text[at] == '\\') ++at;
        }
        return std::min(at + 1, text.size());
    }

    /// The place of the bracket that closes the one at `open`, or npos.
    Offset findClosing(Offset open) const {
        int depth = 0;
        for (Offset at = open; at < text.size(); at = skipToken(at)) {
            char character = text[at];
            if (character == '(' || character == '[' || character == '{') ++depth;
            if ((character == ')' || character == ']' || character == '}') && --depth == 0) return at;
        }
        return std::string::npos;
    }

    /// The places of a character between two places, outside of brackets.
    std::vector<Offset> find(char wanted, Offset from, Offset to) const {
        std::vector<Offset> places;
        int depth = 0;
        for (Offset at = from; at < to; at = skipToken(at)) {
            char character = text[at];
            if (depth == 0 && character == wanted) places.push_back(at);
            if (character == '(' || character == '[' || character == '{') ++depth;
            if (character == ')' || character == ']' || character == '}') --depth;
        }
        return places;
    }

    bool hasWord(std::string_view word, Offset from, Offset to) const {
        for (Offset at = from; at < to;) {
            Offset end = skipToken(at);
            if (between(at, end) == word) return true;
            at = end;
        }
        return false;
    }

    std::vector<std::string> words(Offset from, Offset to) const {
        std::vector<std::string> found;
        for (Offset at = from; at < to;) {
            Offset end = skipToken(at);
            if (isWordCharacter((*this)[at])) found.emplace_back(between(at, end));
            at = end;
        }
        return found;
    }

private:
    const std::string& text;

    Offset skipRawString(Offset quote) const {
        Offset open = text.find('(', quote);
        if (open == std::string::npos) return text.size();
        std::string ending = ")" + text.substr(quote + 1, open - quote - 1) + "\"";
        Offset end = text.find(ending, open);
        return end == std::string::npos ? text.size() : end + ending.size();
    }
};

/// Insertions and removals, applied at the end. At one place, what closes an inner statement comes first.
class Edits {
public:
    void open(Offset at, std::string text) { add(at, 1, std::move(text)); }
    void close(Offset at, std::string text) { add(at, 0, std::move(text)); }
    void remove(Offset from, Offset to) { removed.push_back({from, to}); }

    std::string apply(const std::string& source) {
        std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
            return a.at != b.at ? a.at < b.at : a.order < b.order;
        });
        std::string out;
        Offset from = 0;
        for (const Edit& edit : edits) {
            append(out, source, from, edit.at);
            out += edit.text;
            from = edit.at;
        }
        append(out, source, from, source.size());
        return out;
    }

private:
    struct Edit {
        Offset at;
        int order;
        std::string text;
    };
    struct Range {
        Offset from, to;
    };
    std::vector<Edit> edits;
    std::vector<Range> removed;

    void add(Offset at, int order, std::string text) { edits.push_back({at, order, std::move(text)}); }

    /// Line breaks stay.
    void append(std::string& out, const std::string& source, Offset from, Offset to) const {
        for (Offset at = from; at < to; ++at) {
            bool isRemoved = std::ranges::any_of(removed, [&](const Range& range) { return at >= range.from && at < range.to; });
            if (!isRemoved || source[at] == '\n') out += source[at];
        }
    }
};

/// The body of a function or lambda.
struct Body {
    CXCursor cursor;
    bool isLambda;
    bool hasGoto;
    bool isVoid;
    /// Empty if results cannot be recorded.
    std::string resultType;
    /// Null for a result of type `auto`.
    std::optional<CXType> type;
};

class Rewriter {
public:
    Rewriter(CXTranslationUnit unit, CXFile file, const std::string& text, Settings settings)
        : file(file), text(text), source(text), settings(std::move(settings)) {
        for (Offset at = this->settings.start; at < this->settings.end; ++at) {
            if (text[at] == '\n') lines.push_back(at);
        }
        rewriteDeclarations(clang_getTranslationUnitCursor(unit));
    }

    std::string result() { return edits.apply(text); }

private:
    CXFile file;
    const std::string& text;
    Source source;
    Settings settings;
    std::vector<Offset> lines;
    Edits edits;
    int lastName = 0;

    // Places.

    struct Place {
        Offset offset;
        /// Not in a macro, and in the program's own text.
        bool isPlain;
    };

    Place placeOf(CXSourceLocation location) const {
        CXFile in = nullptr;
        unsigned expansion = 0, spelling = 0;
        clang_getExpansionLocation(location, &in, nullptr, nullptr, &expansion);
        clang_getSpellingLocation(location, nullptr, nullptr, nullptr, &spelling);
        bool isOwn = in && clang_File_isEqual(in, file);
        return {expansion, isOwn && expansion == spelling};
    }

    Place startOf(CXCursor cursor) const { return placeOf(clang_getRangeStart(clang_getCursorExtent(cursor))); }
    Place endOf(CXCursor cursor) const { return placeOf(clang_getRangeEnd(clang_getCursorExtent(cursor))); }
    /// Of a variable whose type or value may be a macro, such as `ll` or `INT_MAX`.
    bool hasPlainName(CXCursor cursor) const { return placeOf(clang_getCursorLocation(cursor)).isPlain; }
    bool isPlain(CXCursor cursor) const { return startOf(cursor).isPlain && endOf(cursor).isPlain; }

    int lineOf(Offset at) const { return int(std::ranges::lower_bound(lines, at) - lines.begin()) + 1; }

    bool isOwn(Offset at) const { return at >= settings.start && at < settings.end; }

    /// The end of a statement with its semicolon.
    std::optional<Offset> endOfStatement(CXCursor statement) const {
        auto children = childrenOf(statement);
        switch (statement.kind) {
            case CXCursor_ForStmt:
            case CXCursor_WhileStmt:
            case CXCursor_CXXForRangeStmt:
            case CXCursor_IfStmt:
            case CXCursor_SwitchStmt:
            case CXCursor_LabelStmt:
            case CXCursor_CaseStmt:
            case CXCursor_DefaultStmt:
            case CXCursor_CXXTryStmt:
            case CXCursor_CXXCatchStmt:
                if (children.empty()) return std::nullopt;
                return endOfStatement(children.back());
            default: break;
        }
        Offset end = endOf(statement).offset;
        bool isComplete = statement.kind == CXCursor_CompoundStmt || statement.kind == CXCursor_NullStmt || source[end - 1] == ';';
        if (isComplete && endOf(statement).isPlain) return end;
        Offset next = source.skipSpace(end);
        if (source[next] == ';') return next + 1;
        if (statement.kind == CXCursor_UnexposedStmt && source[end - 1] == '}') return end;
        return std::nullopt;
    }

    // Inserted text.

    std::string name(std::string_view suffix) const { return settings.prefix + "_" + std::string(suffix); }
    std::string newName() { return name("v") + std::to_string(++lastName); }
    std::string stepCall(Offset at) const { return name("step") + "(" + std::to_string(lineOf(at)) + ")"; }

    static std::string quoted(const std::string& text) {
        std::string out = "\"";
        for (char character : text) {
            if (character == '"' || character == '\\') out += '\\';
            out += character == '\n' ? ' ' : character;
        }
        return out + "\"";
    }

    std::string registration(const std::string& shown, const std::string& expression, bool isOwner) {
        if (!settings.hasVariables) return "";
        return " " + name("Var") + " " + newName() + "(" + quoted(shown) + ", " + expression + (isOwner ? ", true);" : ", false);");
    }

    std::string registerVariable(CXCursor variable) {
        std::string spelling = take(clang_getCursorSpelling(variable));
        if (variable.kind != CXCursor_VarDecl && variable.kind != CXCursor_ParmDecl) return registerBindings(variable);
        if (spelling.empty() || !hasPlainName(variable) || clang_Cursor_getStorageClass(variable) == CX_SC_Extern) return "";
        CXType type = clang_getCursorType(variable);
        std::string typeName = take(clang_getTypeSpelling(type));
        bool isPack = typeName.find("...") != std::string::npos;
        if (isPack || isClosure(typeName)) return "";
        if (clang_getCanonicalType(type).kind == CXType_VariableArray) return registerVariableArray(spelling, type);
        bool isReference = type.kind == CXType_LValueReference || type.kind == CXType_RValueReference;
        bool isOwner = !isReference && clang_Cursor_getStorageClass(variable) != CX_SC_Static;
        return registration(spelling, spelling, isOwner);
    }

    /// `int row[n]` or `int table[n][m]`, which are no types that a template can take.
    std::string registerVariableArray(const std::string& array, CXType type) {
        if (!settings.hasVariables) return "";
        auto isVariable = [](CXType array) { return clang_getCanonicalType(array).kind == CXType_VariableArray; };
        CXType row = clang_getArrayElementType(clang_getCanonicalType(type));
        std::string view = newName();
        auto viewOf = [&](const std::string& items) { return "(&" + items + "[0], sizeof(" + items + ") / sizeof(" + items + "[0]))"; };
        if (!isVariable(row)) return " ::std::span " + view + viewOf(array) + ";" + registration(array, view, true);
        if (isVariable(clang_getArrayElementType(row))) return "";
        std::string i = newName(), item = "::std::remove_reference_t<decltype(" + array + "[0][0])>";
        return " ::std::vector<::std::span<" + item + ">> " + view + "; for (::std::size_t " + i + " = 0; " + i + " < sizeof(" + array + ") / sizeof(" +
               array + "[0]); ++" + i + ") " + view + ".emplace_back" + viewOf(array + "[" + i + "]") + ";" + registration(array, view, true);
    }

    static bool isClosure(const std::string& typeName) { return typeName.find("(lambda") != std::string::npos; }

    /// `auto [a, b] = ...`
    std::string registerBindings(CXCursor declaration) {
        Place start = startOf(declaration);
        if (!start.isPlain || !endOf(declaration).isPlain) return "";
        Offset open = source.between(start.offset, endOf(declaration).offset).find('[');
        if (open == std::string_view::npos) return "";
        open += start.offset;
        auto before = source.words(start.offset, open);
        bool isBinding = std::ranges::all_of(before, [](const std::string& word) { return word == "auto" || word == "const"; });
        Offset close = source.findClosing(open);
        if (!isBinding || before.empty() || close == std::string::npos) return "";
        bool isReference = source.between(start.offset, open).find('&') != std::string_view::npos;
        std::string out;
        for (const std::string& bound : source.words(open, close)) out += registration(bound, bound, !isReference);
        return out;
    }

    // Declarations.

    void rewriteDeclarations(CXCursor parent) {
        for (CXCursor cursor : childrenOf(parent)) rewriteDeclaration(cursor);
    }

    void rewriteDeclaration(CXCursor cursor) {
        bool isFunction = cursor.kind == CXCursor_FunctionDecl || cursor.kind == CXCursor_CXXMethod;
        // The result's type may be a macro.
        if (!startOf(cursor).isPlain && !(isFunction && hasPlainName(cursor))) return;
        switch (cursor.kind) {
            case CXCursor_Namespace:
            case CXCursor_LinkageSpec:
            case CXCursor_FriendDecl:
            case CXCursor_UnexposedDecl: rewriteDeclarations(cursor); break;
            case CXCursor_StructDecl:
            case CXCursor_ClassDecl:
            case CXCursor_ClassTemplate:
            case CXCursor_ClassTemplatePartialSpecialization: rewriteClass(cursor); break;
            case CXCursor_FunctionDecl:
            case CXCursor_FunctionTemplate:
            case CXCursor_CXXMethod:
            case CXCursor_Constructor:
            case CXCursor_Destructor:
            case CXCursor_ConversionFunction: rewriteFunction(cursor); break;
            case CXCursor_VarDecl: rewriteExpressions(cursor, take(clang_getCursorSpelling(cursor))); break;
            default: break;
        }
    }

    bool hasFields(CXCursor type) const {
        for (CXCursor child : childrenOf(type)) {
            if (child.kind == CXCursor_FieldDecl || child.kind == CXCursor_CXXBaseSpecifier) return true;
        }
        return false;
    }

    void rewriteClass(CXCursor cursor) {
        if (!clang_isCursorDefinition(cursor) || !isPlain(cursor)) return;
        rewriteDeclarations(cursor);
        Offset close = endOf(cursor).offset - 1;
        if (!settings.hasVariables || source[close] != '}') return;
        std::string object = name("o"), out = " public: void " + name("fields") + "(" + name("Fields") + "& " + object + ") const {";
        for (CXCursor child : childrenOf(cursor)) {
            if (child.kind == CXCursor_CXXBaseSpecifier) {
                out += " " + object + ".base(static_cast<const " + take(clang_getTypeSpelling(clang_getCursorType(child))) + "&>(*this));";
            }
            std::string field = child.kind == CXCursor_FieldDecl ? take(clang_getCursorSpelling(child)) : "";
            if (field.empty() || !hasPlainName(child) || clang_getCursorType(child).kind == CXType_IncompleteArray) continue;
            out += " " + object + "(" + quoted(field) + ", " + field + ");";
        }
        edits.close(close, out + " } ");
    }

    std::optional<CXCursor> bodyOf(CXCursor cursor) const {
        auto children = childrenOf(cursor);
        if (children.empty() || children.back().kind != CXCursor_CompoundStmt) return std::nullopt;
        CXCursor body = children.back();
        if (!isPlain(body) || source[startOf(body).offset] != '{') return std::nullopt;
        return body;
    }

    bool isConstant(Offset from, Offset to) const {
        return source.hasWord("constexpr", from, to) || source.hasWord("consteval", from, to);
    }

    void rewriteFunction(CXCursor cursor) {
        auto block = bodyOf(cursor);
        Offset start = startOf(cursor).offset;
        if (!block || !isOwn(start)) return;
        Offset open = startOf(*block).offset;
        std::string spelling = take(clang_getCursorSpelling(cursor));
        if (Offset arguments = spelling.find('<'); arguments != std::string::npos && arguments > 0 && !spelling.starts_with("operator"))
            spelling.resize(arguments);
        // A generic lambda's operator. The lambda itself is an expression.
        bool isLambda = spelling == "operator()" && !source.hasWord("operator", start, open);
        if (isLambda || isConstant(start, open)) return;
        Body body{cursor, false, false, false, "", clang_getCursorResultType(cursor)};
        bool isConstructor = cursor.kind == CXCursor_Constructor || cursor.kind == CXCursor_Destructor;
        body.isVoid = isConstructor || body.type->kind == CXType_Void;
        body.resultType = take(clang_getTypeSpelling(*body.type));
        bool isDeduced = source.hasWord("auto", start, open) && source.between(start, open).find("->") == std::string_view::npos;
        if (isDeduced) {
            bool isPlainAuto = source.between(start, open).find("auto ") != std::string_view::npos && !source.hasWord("decltype", start, open);
            body.resultType = isPlainAuto && body.type->kind != CXType_LValueReference ? "auto" : "";
            body.type = std::nullopt;
        }
        std::string registered = registerThis(cursor);
        for (CXCursor child : childrenOf(cursor)) {
            if (child.kind == CXCursor_ParmDecl) registered += registerVariable(child);
        }
        registered += registerGlobals(*block);
        rewriteBody(body, *block, spelling, registered);
    }

    std::string registerThis(CXCursor method) {
        CXCursor parent = clang_getCursorSemanticParent(method);
        bool isClass = parent.kind == CXCursor_StructDecl || parent.kind == CXCursor_ClassDecl || parent.kind == CXCursor_ClassTemplate ||
                       parent.kind == CXCursor_ClassTemplatePartialSpecialization;
        if (!isClass || clang_CXXMethod_isStatic(method) || !hasFields(parent)) return "";
        if (!startOf(parent).isPlain || clang_Cursor_getStorageClass(method) == CX_SC_Static) return "";
        return registration("this", "*this", false);
    }

    /// Calls `use` for each reference to a variable, but not in lambdas and local classes.
    template <class Use>
    void forReferences(CXCursor cursor, bool isInLambdas, const Use& use) const {
        for (CXCursor child : childrenOf(cursor)) {
            if (child.kind == CXCursor_LambdaExpr && !isInLambdas) continue;
            if (child.kind == CXCursor_DeclRefExpr) {
                CXCursor variable = clang_getCursorReferenced(child);
                if (variable.kind == CXCursor_VarDecl || variable.kind == CXCursor_ParmDecl) use(child, variable);
            }
            forReferences(child, isInLambdas, use);
        }
    }

    bool isGlobal(CXCursor variable) const {
        CXCursor parent = clang_getCursorSemanticParent(variable);
        return parent.kind == CXCursor_TranslationUnit || parent.kind == CXCursor_Namespace || parent.kind == CXCursor_ClassDecl ||
               parent.kind == CXCursor_StructDecl;
    }

    /// Variables outside of the function that it uses, but no constants.
    std::string registerGlobals(CXCursor block) {
        std::string out;
        std::set<std::string> seen;
        forReferences(block, false, [&](CXCursor reference, CXCursor variable) {
            Place start = startOf(variable);
            bool isUsable = variable.kind == CXCursor_VarDecl && isGlobal(variable) && hasPlainName(variable) && isOwn(start.offset) && isPlain(reference);
            if (!isUsable || isHiddenType(variable)) return;
            std::string expression(source.between(startOf(reference).offset, endOf(reference).offset));
            if (seen.insert(expression).second) out += registration(take(clang_getCursorSpelling(variable)), expression, false);
        });
        return out;
    }

    bool isHiddenType(CXCursor variable) const {
        CXType type = clang_getCursorType(variable);
        std::string spelling = take(clang_getTypeSpelling(type));
        bool isFunction = spelling.find("function<") != std::string::npos;
        return clang_isConstQualifiedType(type) || isClosure(spelling) || isFunction || clang_getCanonicalType(type).kind == CXType_VariableArray;
    }

    /// Variables of outer functions that a lambda uses.
    std::string registerCaptures(CXCursor lambda, CXCursor block, Offset open, Offset close) {
        bool hasDefault = false;
        std::set<std::string> named;
        for (Offset at = open + 1; at < close;) {
            Offset end = at;
            while (end < close && source[end] != ',') end = source.skipToken(end);
            Offset from = source.skipSpace(at);
            auto words = source.words(from, end);
            if (words.empty()) hasDefault = true;
            else named.insert(words.front());
            at = end + 1;
        }
        Offset from = startOf(lambda).offset, to = endOf(lambda).offset;
        std::string out;
        std::set<std::string> seen;
        forReferences(block, false, [&](CXCursor reference, CXCursor variable) {
            Place start = startOf(variable);
            std::string spelling = take(clang_getCursorSpelling(variable));
            bool isOuter = hasPlainName(variable) && isOwn(start.offset) && (start.offset < from || start.offset >= to) && !isGlobal(variable);
            bool isStatic = clang_Cursor_getStorageClass(variable) == CX_SC_Static;
            if (!isOuter || !isPlain(reference) || isHiddenType(variable)) return;
            if (!hasDefault && !isStatic && !named.contains(spelling)) return;
            if (seen.insert(spelling).second) out += registration(spelling, spelling, false);
        });
        return out;
    }

    void rewriteBody(Body& body, CXCursor block, const std::string& shown, const std::string& registered) {
        auto statements = childrenOf(block);
        Offset open = startOf(block).offset, close = endOf(block).offset - 1;
        if (statements.empty() || isCoroutine(open, close)) return;
        body.hasGoto = source.hasWord("goto", open, close) || hasKind(block, CXCursor_IndirectGotoStmt);
        edits.open(open + 1, " " + name("Frame") + " " + name("f") + "(" + quoted(shown) + ", " + std::to_string(lineOf(open)) + ");" +
                                 registered + " " + name("enter") + "(); ");
        rewriteStatements(statements, body, !body.hasGoto);
        if (body.isVoid && statements.back().kind != CXCursor_ReturnStmt)
            edits.close(close, " " + name("returned") + "(" + std::to_string(lineOf(close)) + "); ");
    }

    bool isCoroutine(Offset from, Offset to) const {
        return source.hasWord("co_return", from, to) || source.hasWord("co_yield", from, to) || source.hasWord("co_await", from, to);
    }

    bool hasKind(CXCursor cursor, CXCursorKind kind) const {
        for (CXCursor child : childrenOf(cursor)) {
            if (child.kind == kind || hasKind(child, kind)) return true;
        }
        return false;
    }

    // Expressions.

    /// Rewrites the lambdas in an expression or declaration.
    void rewriteExpressions(CXCursor cursor, const std::string& shown) {
        for (CXCursor child : childrenOf(cursor)) {
            if (child.kind == CXCursor_LambdaExpr) rewriteLambda(child, shown);
            else if (child.kind != CXCursor_StmtExpr) rewriteExpressions(child, shown);
        }
    }

    void rewriteLambda(CXCursor lambda, const std::string& shown) {
        auto block = bodyOf(lambda);
        Offset start = startOf(lambda).offset;
        if (!block || !isPlain(lambda) || !isOwn(start) || source[start] != '[') return;
        Offset open = startOf(*block).offset, capturesEnd = source.findClosing(start);
        if (capturesEnd == std::string::npos || capturesEnd > open || isConstant(capturesEnd, open)) return;
        Body body{lambda, true, false, false, "auto", std::nullopt};
        if (Offset arrow = findArrow(capturesEnd, open); arrow != std::string::npos) {
            body.resultType = std::string(source.between(arrow + 2, open));
            auto words = source.words(arrow + 2, open);
            body.isVoid = words.size() == 1 && words[0] == "void";
            bool isKnown = !source.hasWord("requires", arrow, open) && !source.hasWord("decltype", arrow, open) &&
                           !source.hasWord("auto", arrow, open) && body.resultType.find('\n') == std::string::npos;
            if (!isKnown) body.resultType.clear();
        }
        if (body.resultType == "auto") body.isVoid = !hasResult(*block);
        std::string registered = registerCaptures(lambda, *block, start, capturesEnd);
        for (CXCursor child : childrenOf(lambda)) {
            if (child.kind == CXCursor_ParmDecl) registered += registerVariable(child);
        }
        registered += registerGlobals(*block);
        rewriteBody(body, *block, shown.empty() ? "<lambda>" : shown, registered);
    }

    Offset findArrow(Offset from, Offset to) const {
        for (Offset at : source.find('-', from + 1, to)) {
            if (source[at + 1] == '>') return at;
        }
        return std::string::npos;
    }

    /// Whether a lambda without a written type returns a value.
    bool hasResult(CXCursor cursor) const {
        for (CXCursor child : childrenOf(cursor)) {
            if (child.kind == CXCursor_LambdaExpr || child.kind == CXCursor_ClassDecl || child.kind == CXCursor_StructDecl) continue;
            if (child.kind == CXCursor_ReturnStmt && !childrenOf(child).empty()) return true;
            if (hasResult(child)) return true;
        }
        return false;
    }

    // Statements.

    void rewriteStatements(const std::vector<CXCursor>& statements, Body& body, bool canRegister) {
        Offset lastMacro = std::string::npos;
        for (CXCursor statement : statements) {
            Place start = startOf(statement);
            if (!start.isPlain && isDeclaration(statement)) {
                rewriteDeclarationStatement(statement, canRegister);
                continue;
            }
            if (!start.isPlain) {
                // Several statements of one macro have one step.
                if (isOwn(start.offset) && start.offset != lastMacro) edits.open(start.offset, stepCall(start.offset) + "; ");
                lastMacro = start.offset;
                rewriteMacroBody(statement, body, "");
                continue;
            }
            rewriteStatement(statement, body, canRegister);
        }
    }

    /// A declaration whose type is a macro, such as `ll x = 1;`.
    bool isDeclaration(CXCursor statement) const {
        auto children = childrenOf(statement);
        auto isVariable = [&](CXCursor child) { return child.kind == CXCursor_VarDecl && hasPlainName(child); };
        return statement.kind == CXCursor_DeclStmt && isOwn(startOf(statement).offset) && endOf(statement).isPlain &&
               std::ranges::all_of(children, isVariable);
    }

    /// A statement whose header is a macro, such as `rep(i, n) { ... }`: only its body is rewritten.
    void rewriteMacroBody(CXCursor statement, Body& body, std::string registered) {
        bool hasBody = statement.kind == CXCursor_ForStmt || statement.kind == CXCursor_WhileStmt ||
                       statement.kind == CXCursor_CXXForRangeStmt || statement.kind == CXCursor_IfStmt;
        auto children = childrenOf(statement);
        if (!hasBody || children.empty()) return;
        CXCursor inner = children.back();
        if (!body.hasGoto && statement.kind != CXCursor_IfStmt) registered += registerHeader(statement, true);
        if (!startOf(inner).isPlain) return rewriteMacroBody(inner, body, registered);
        rewriteControlled(inner, body, registered, 0);
    }

    /// The variables that a header declares. Those of a macro are not plain, but have a name.
    std::string registerHeader(CXCursor statement, bool isMacro) {
        std::string out;
        for (CXCursor child : childrenOf(statement)) {
            if (child.kind == CXCursor_DeclStmt) out += registerHeader(child, isMacro);
            if (child.kind == CXCursor_VarDecl && isMacro) {
                std::string spelling = take(clang_getCursorSpelling(child));
                bool isReference = clang_getCursorType(child).kind == CXType_LValueReference;
                bool isShown = !spelling.empty() && !spelling.starts_with("_") && !isClosure(take(clang_getTypeSpelling(clang_getCursorType(child))));
                if (isShown) out += registration(spelling, spelling, !isReference);
            } else if (child.kind == CXCursor_VarDecl || child.kind == CXCursor_UnexposedDecl) {
                out += registerVariable(child);
            }
        }
        return out;
    }

    void rewriteStatement(CXCursor statement, Body& body, bool canRegister) {
        Place start = startOf(statement);
        if (!start.isPlain || !isOwn(start.offset)) return;
        switch (statement.kind) {
            case CXCursor_CompoundStmt: return rewriteStatements(childrenOf(statement), body, !body.hasGoto);
            case CXCursor_NullStmt: return;
            case CXCursor_LabelStmt:
            case CXCursor_CaseStmt:
            case CXCursor_DefaultStmt: return rewriteLabeled(statement, body);
            case CXCursor_CXXTryStmt: return rewriteTry(statement, body);
            case CXCursor_DeclStmt: return rewriteDeclarationStatement(statement, canRegister);
            case CXCursor_ReturnStmt: return rewriteReturn(statement, body, true);
            case CXCursor_WhileStmt: return rewriteWhile(statement, body);
            case CXCursor_DoStmt: return rewriteDo(statement, body);
            default: break;
        }
        insertStep(start.offset);
        switch (statement.kind) {
            case CXCursor_IfStmt: return rewriteIf(statement, body);
            case CXCursor_SwitchStmt: return rewriteSwitch(statement, body);
            case CXCursor_ForStmt: return rewriteFor(statement, body);
            case CXCursor_CXXForRangeStmt: return rewriteRangeFor(statement, body);
            default: rewriteExpressions(statement, "");
        }
    }

    void insertStep(Offset at) { edits.open(at, stepCall(at) + "; "); }

    void rewriteLabeled(CXCursor statement, Body& body) {
        auto children = childrenOf(statement);
        if (!children.empty()) rewriteStatement(children.back(), body, false);
    }

    void rewriteTry(CXCursor statement, Body& body) {
        for (CXCursor part : childrenOf(statement)) {
            if (part.kind == CXCursor_CompoundStmt) {
                rewriteStatement(part, body, true);
                continue;
            }
            std::string registered = body.hasGoto ? "" : registerHeader(part, false);
            for (CXCursor child : childrenOf(part)) {
                if (child.kind == CXCursor_CompoundStmt) rewriteControlled(child, body, registered, 0);
            }
        }
    }

    void rewriteDeclarationStatement(CXCursor statement, bool canRegister) {
        Offset start = startOf(statement).offset;
        auto end = endOfStatement(statement);
        std::string registered;
        bool isExecuted = false;
        for (CXCursor child : childrenOf(statement)) {
            if (child.kind == CXCursor_VarDecl || child.kind == CXCursor_UnexposedDecl) {
                registered += registerVariable(child);
                isExecuted = true;
                rewriteExpressions(child, child.kind == CXCursor_VarDecl ? take(clang_getCursorSpelling(child)) : "");
            } else {
                rewriteDeclaration(child);
            }
        }
        if (!end) return;
        // `int i;` does nothing.
        bool isBare = source.between(start, *end).find_first_of("=({") == std::string_view::npos;
        if (isExecuted && !isBare) insertStep(start);
        if (canRegister && !registered.empty()) edits.close(*end, registered);
    }

    void rewriteReturn(CXCursor statement, const Body& body, bool hasStep) {
        Offset start = startOf(statement).offset;
        auto end = endOfStatement(statement);
        auto children = childrenOf(statement);
        if (!end) return insertStep(start);
        std::string line = std::to_string(lineOf(start));
        std::string step = hasStep ? stepCall(start) + "; " : "";
        if (children.empty()) {
            edits.open(start, "{ " + step + name("returned") + "(" + line + "); ");
            edits.close(*end, " }");
            return;
        }
        CXCursor value = children.back();
        Offset from = source.skipSpace(start + std::string_view("return").size());
        rewriteExpressions(statement, "");
        bool isRecorded = settings.hasVariables && !body.isVoid && !body.resultType.empty() && isRecordable(value, body) &&
                          startOf(value).isPlain && source.between(start, start + 6) == "return";
        if (!isRecorded) {
            if (hasStep) insertStep(start);
            return;
        }
        auto local = localOf(value, body);
        std::string result = name("r");
        if (local && (!body.type || clang_equalTypes(clang_getCanonicalType(*body.type), clang_getCanonicalType(clang_getCursorType(*local))))) {
            edits.open(start, "{ " + step + name("value") + "(" + line + ", " + take(clang_getCursorSpelling(*local)) + "); ");
            edits.close(*end, " }");
            return;
        }
        bool isAuto = body.resultType == "auto";
        std::string declared = isAuto ? "auto " + result : "using " + name("t") + " = " + body.resultType + "; " + name("t") + " " + result;
        edits.open(start, "{ " + step + declared + " = ");
        edits.remove(start, from);
        if (local) {
            edits.open(from, "::std::move(");
            edits.close(*end - 1, ")");
        }
        edits.close(*end, " " + name("value") + "(" + line + ", " + result + "); return " + result + "; }");
    }

    bool isRecordable(CXCursor value, const Body& body) const {
        CXType type = clang_getCanonicalType(clang_getCursorType(value));
        if (body.type && body.type->kind == CXType_RValueReference) return false;
        if (type.kind == CXType_Void) return false;
        bool isDependent = type.kind == CXType_Dependent || type.kind == CXType_Unexposed || type.kind == CXType_Invalid;
        return !(body.resultType == "auto" && isDependent && value.kind != CXCursor_DeclRefExpr);
    }

    /// The own variable that a returned expression names.
    std::optional<CXCursor> localOf(CXCursor value, const Body& body) const {
        while (value.kind == CXCursor_UnexposedExpr || value.kind == CXCursor_CallExpr) {
            auto children = childrenOf(value);
            bool isImplicit = children.size() == 1 && startOf(children[0]).offset == startOf(value).offset &&
                              endOf(children[0]).offset == endOf(value).offset;
            if (!isImplicit) return std::nullopt;
            value = children[0];
        }
        if (value.kind != CXCursor_DeclRefExpr) return std::nullopt;
        CXCursor variable = clang_getCursorReferenced(value);
        if (variable.kind != CXCursor_VarDecl && variable.kind != CXCursor_ParmDecl) return std::nullopt;
        CXType type = clang_getCursorType(variable);
        Offset at = startOf(variable).offset;
        bool isOwnVariable = at >= startOf(body.cursor).offset && at < endOf(body.cursor).offset && hasPlainName(variable);
        bool isObject = type.kind != CXType_LValueReference && type.kind != CXType_RValueReference;
        bool isStatic = clang_Cursor_getStorageClass(variable) == CX_SC_Static || clang_Cursor_getStorageClass(variable) == CX_SC_Extern;
        if (!isOwnVariable || !isObject || isStatic || isGlobal(variable)) return std::nullopt;
        return variable;
    }

    /// Braces the statement under an `if` or a loop.
    void rewriteControlled(CXCursor inner, Body& body, const std::string& registered, int headerLine) {
        Place start = startOf(inner);
        if (!start.isPlain) return;
        if (inner.kind == CXCursor_CompoundStmt) {
            if (!registered.empty()) edits.open(start.offset + 1, registered + " ");
            return rewriteStatement(inner, body, true);
        }
        auto end = endOfStatement(inner);
        if (inner.kind == CXCursor_NullStmt || !end) return;
        edits.open(start.offset, "{" + registered + " ");
        bool isJump = inner.kind == CXCursor_ContinueStmt || inner.kind == CXCursor_BreakStmt || isKeyword(start.offset, "throw");
        bool isOnHeaderLine = lineOf(start.offset) == headerLine;
        // `if (done) continue;` is one step.
        if (inner.kind == CXCursor_ReturnStmt) rewriteReturn(inner, body, !isOnHeaderLine);
        else if (!(isJump && isOnHeaderLine)) rewriteStatement(inner, body, true);
        edits.close(*end, " }");
    }

    /// The parentheses after a keyword.
    struct Header {
        Offset open, close;
    };

    std::optional<Header> headerOf(Offset keyword) const {
        Offset at = source.skipToken(keyword);
        at = source.skipSpace(at);
        if (source.between(at, at + 9) == "constexpr") at = source.skipSpace(at + 9);
        if (source[at] != '(') return std::nullopt;
        Offset close = source.findClosing(at);
        if (close == std::string::npos) return std::nullopt;
        return Header{at, close};
    }

    bool isKeyword(Offset at, std::string_view keyword) const {
        return source.between(at, at + keyword.size()) == keyword && !isWordCharacter(source[at + keyword.size()]);
    }

    void rewriteIf(CXCursor statement, Body& body) {
        Offset start = startOf(statement).offset;
        auto header = isKeyword(start, "if") ? headerOf(start) : std::nullopt;
        if (!header) return;
        std::string registered = body.hasGoto ? "" : registerHeader(statement, false);
        for (CXCursor child : childrenOf(statement)) {
            if (startOf(child).offset <= header->close) rewriteHeader(child);
            else rewriteControlled(child, body, registered, lineOf(header->close));
        }
    }

    void rewriteHeader(CXCursor child) {
        if (child.kind == CXCursor_LambdaExpr) rewriteLambda(child, "");
        else rewriteExpressions(child, "");
    }

    void rewriteSwitch(CXCursor statement, Body& body) {
        auto children = childrenOf(statement);
        if (children.empty()) return;
        CXCursor inner = children.back();
        children.pop_back();
        for (CXCursor child : children) rewriteHeader(child);
        if (inner.kind != CXCursor_CompoundStmt || !isPlain(inner)) return;
        rewriteStatements(childrenOf(inner), body, false);
    }

    void wrapCondition(Header header, Offset keyword) {
        edits.open(header.open + 1, "(" + stepCall(keyword) + ", (");
        edits.close(header.close, "))");
    }

    void rewriteWhile(CXCursor statement, Body& body) {
        auto children = childrenOf(statement);
        Offset start = startOf(statement).offset;
        auto header = isKeyword(start, "while") ? headerOf(start) : std::nullopt;
        if (!header || children.empty()) return insertStep(start);
        CXCursor inner = children.back();
        children.pop_back();
        for (CXCursor child : children) rewriteHeader(child);
        bool hasDeclaration = std::ranges::any_of(children, [](CXCursor child) { return child.kind == CXCursor_VarDecl; });
        if (hasDeclaration) insertStep(start);
        else wrapCondition(*header, start);
        rewriteControlled(inner, body, body.hasGoto ? "" : registerHeader(statement, false), lineOf(header->close));
    }

    void rewriteDo(CXCursor statement, Body& body) {
        auto children = childrenOf(statement);
        if (children.empty() || !isPlain(statement)) return;
        auto end = endOfStatement(children.front());
        if (!end) return;
        rewriteControlled(children.front(), body, "", 0);
        Offset keyword = source.skipSpace(*end);
        auto header = isKeyword(keyword, "while") ? headerOf(keyword) : std::nullopt;
        if (!header) return;
        for (std::size_t i = 1; i < children.size(); ++i) rewriteHeader(children[i]);
        wrapCondition(*header, keyword);
    }

    void rewriteFor(CXCursor statement, Body& body) {
        auto children = childrenOf(statement);
        Offset start = startOf(statement).offset;
        auto header = isKeyword(start, "for") ? headerOf(start) : std::nullopt;
        if (!header || children.empty()) return;
        CXCursor inner = children.back();
        children.pop_back();
        auto end = endOfStatement(inner);
        auto separators = source.find(';', header->open + 1, header->close);
        for (CXCursor child : children) {
            if (child.kind == CXCursor_DeclStmt) {
                for (CXCursor declared : childrenOf(child)) rewriteExpressions(declared, take(clang_getCursorSpelling(declared)));
            } else {
                rewriteHeader(child);
            }
        }
        if (separators.size() != 2) return rewriteControlled(inner, body, "", 0);
        Offset increment = source.skipSpace(separators[1] + 1);
        edits.open(separators[1] + 1, " " + stepCall(start) + (increment == header->close ? "" : ","));
        std::string registered;
        if (!body.hasGoto && !children.empty() && children[0].kind == CXCursor_DeclStmt) registered = registerHeader(children[0], false);
        // The loop's variables live in a block around it.
        if (!registered.empty() && end) {
            edits.open(start, "{ ");
            edits.remove(start, header->open + 1);
            edits.open(separators[0] + 1, registered + " for (;");
        }
        rewriteControlled(inner, body, "", lineOf(header->close));
        if (!registered.empty() && end) edits.close(*end, " }");
    }

    void rewriteRangeFor(CXCursor statement, Body& body) {
        auto children = childrenOf(statement);
        Offset start = startOf(statement).offset;
        auto header = isKeyword(start, "for") ? headerOf(start) : std::nullopt;
        if (!header || children.empty()) return;
        CXCursor inner = children.back();
        children.pop_back();
        for (CXCursor child : children) rewriteHeader(child);
        auto end = endOfStatement(inner);
        if (!end || body.hasGoto || inner.kind == CXCursor_NullStmt || !startOf(inner).isPlain)
            return rewriteControlled(inner, body, "", 0);
        std::string loop = newName();
        edits.open(start, "{ " + name("Loop") + " " + loop + "; ");
        std::string registered = registerHeader(statement, false) + " " + loop + ".next(" + std::to_string(lineOf(start)) + ");";
        rewriteControlled(inner, body, registered, lineOf(header->close));
        edits.close(*end, " }");
    }
};

bool hasErrors(CXTranslationUnit unit) {
    for (unsigned i = 0; i < clang_getNumDiagnostics(unit); ++i) {
        if (clang_getDiagnosticSeverity(clang_getDiagnostic(unit, i)) >= CXDiagnostic_Error) return true;
    }
    return false;
}

}  // namespace

int main(int argumentCount, char** arguments) {
    std::ios::sync_with_stdio(false);
    CXIndex index = clang_createIndex(1, 0);
    std::string line, mode;
    if (!std::getline(std::cin, line)) return 1;
    Settings settings{};
    std::istringstream(line) >> settings.prefix >> settings.start >> settings.end >> mode;
    settings.hasVariables = mode == "full";
    std::string text{std::istreambuf_iterator<char>(std::cin), {}};
    settings.end = std::min(settings.end, text.size());
    const char* name = "program.cpp";
    CXUnsavedFile file{name, text.data(), text.size()};
    CXTranslationUnit unit = nullptr;
    int error = clang_parseTranslationUnit2(index, name, arguments + 1, argumentCount - 1, &file, 1, CXTranslationUnit_Incomplete, &unit);
    bool isRewritten = mode != "none" && error == 0 && !hasErrors(unit);
    std::string result = isRewritten ? Rewriter(unit, clang_getFile(unit, name), text, settings).result() : text;
    // Frees nothing: the process ends.
    std::cout << result << std::flush;
    std::_Exit(0);
}
