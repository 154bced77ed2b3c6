// The part of libclang's C interface that rewriter.cpp uses. Debian has the library with clang, but its header only in a
// package of 30 MB. The interface is stable across versions (clang-c/Index.h).
#pragma once

extern "C" {

using CXIndex = void*;
using CXTranslationUnit = struct CXTranslationUnitImpl*;
using CXFile = void*;
using CXDiagnostic = void*;

struct CXUnsavedFile {
    const char* name;
    const char* contents;
    unsigned long length;
};

struct CXString {
    const void* data;
    unsigned flags;
};

struct CXSourceLocation {
    const void* pointers[2];
    unsigned number;
};

struct CXSourceRange {
    const void* pointers[2];
    unsigned begin, end;
};

enum CXCursorKind : int {
    CXCursor_UnexposedDecl = 1,
    CXCursor_StructDecl = 2,
    CXCursor_ClassDecl = 4,
    CXCursor_FieldDecl = 6,
    CXCursor_FunctionDecl = 8,
    CXCursor_VarDecl = 9,
    CXCursor_ParmDecl = 10,
    CXCursor_CXXMethod = 21,
    CXCursor_Namespace = 22,
    CXCursor_LinkageSpec = 23,
    CXCursor_Constructor = 24,
    CXCursor_Destructor = 25,
    CXCursor_ConversionFunction = 26,
    CXCursor_FunctionTemplate = 30,
    CXCursor_ClassTemplate = 31,
    CXCursor_ClassTemplatePartialSpecialization = 32,
    CXCursor_CXXBaseSpecifier = 44,
    CXCursor_DeclRefExpr = 101,
    CXCursor_MemberRefExpr = 102,
    CXCursor_CallExpr = 103,
    CXCursor_InitListExpr = 119,
    CXCursor_StmtExpr = 121,
    CXCursor_LambdaExpr = 144,
    CXCursor_UnexposedExpr = 100,
    CXCursor_UnexposedStmt = 200,
    CXCursor_LabelStmt = 201,
    CXCursor_CompoundStmt = 202,
    CXCursor_CaseStmt = 203,
    CXCursor_DefaultStmt = 204,
    CXCursor_IfStmt = 205,
    CXCursor_SwitchStmt = 206,
    CXCursor_WhileStmt = 207,
    CXCursor_DoStmt = 208,
    CXCursor_ForStmt = 209,
    CXCursor_GotoStmt = 210,
    CXCursor_IndirectGotoStmt = 211,
    CXCursor_ContinueStmt = 212,
    CXCursor_BreakStmt = 213,
    CXCursor_ReturnStmt = 214,
    CXCursor_CXXCatchStmt = 223,
    CXCursor_CXXTryStmt = 224,
    CXCursor_CXXForRangeStmt = 225,
    CXCursor_NullStmt = 230,
    CXCursor_DeclStmt = 231,
    CXCursor_TranslationUnit = 350,
    CXCursor_FriendDecl = 603,
};

struct CXCursor {
    CXCursorKind kind;
    int number;
    const void* pointers[3];
};

enum CXTypeKind : int {
    CXType_Invalid = 0,
    CXType_Unexposed = 1,
    CXType_Void = 2,
    CXType_Dependent = 26,
    CXType_LValueReference = 103,
    CXType_RValueReference = 104,
    CXType_IncompleteArray = 114,
    CXType_VariableArray = 115,
    CXType_Auto = 118,
};

struct CXType {
    CXTypeKind kind;
    void* pointers[2];
};

enum : unsigned { CXTranslationUnit_Incomplete = 2 };
enum : int { CXDiagnostic_Error = 3 };
enum CXChildVisitResult : int { CXChildVisit_Break, CXChildVisit_Continue, CXChildVisit_Recurse };
enum CX_StorageClass : int { CX_SC_Extern = 2, CX_SC_Static = 3 };

using CXCursorVisitor = CXChildVisitResult (*)(CXCursor cursor, CXCursor parent, void* data);

CXIndex clang_createIndex(int excludeDeclarationsFromPch, int displayDiagnostics);
int clang_parseTranslationUnit2(CXIndex, const char* name, const char* const* arguments, int argumentCount,
                                CXUnsavedFile* files, unsigned fileCount, unsigned options, CXTranslationUnit* result);
unsigned clang_getNumDiagnostics(CXTranslationUnit);
CXDiagnostic clang_getDiagnostic(CXTranslationUnit, unsigned index);
int clang_getDiagnosticSeverity(CXDiagnostic);
CXFile clang_getFile(CXTranslationUnit, const char* name);
int clang_File_isEqual(CXFile, CXFile);

CXCursor clang_getTranslationUnitCursor(CXTranslationUnit);
unsigned clang_visitChildren(CXCursor, CXCursorVisitor, void* data);
CXSourceRange clang_getCursorExtent(CXCursor);
CXSourceLocation clang_getCursorLocation(CXCursor);
CXSourceLocation clang_getRangeStart(CXSourceRange);
CXSourceLocation clang_getRangeEnd(CXSourceRange);
void clang_getExpansionLocation(CXSourceLocation, CXFile*, unsigned* line, unsigned* column, unsigned* offset);
void clang_getSpellingLocation(CXSourceLocation, CXFile*, unsigned* line, unsigned* column, unsigned* offset);

CXString clang_getCursorSpelling(CXCursor);
CXString clang_getTypeSpelling(CXType);
const char* clang_getCString(CXString);
void clang_disposeString(CXString);

CXCursor clang_getCursorReferenced(CXCursor);
CXCursor clang_getCursorSemanticParent(CXCursor);
int clang_Cursor_isNull(CXCursor);
unsigned clang_equalCursors(CXCursor, CXCursor);
unsigned clang_isCursorDefinition(CXCursor);
unsigned clang_CXXMethod_isStatic(CXCursor);
CX_StorageClass clang_Cursor_getStorageClass(CXCursor);

CXType clang_getCursorType(CXCursor);
CXType clang_getCursorResultType(CXCursor);
CXType clang_getCanonicalType(CXType);
CXType clang_getArrayElementType(CXType);
unsigned clang_equalTypes(CXType, CXType);
unsigned clang_isConstQualifiedType(CXType);

}  // extern "C"
