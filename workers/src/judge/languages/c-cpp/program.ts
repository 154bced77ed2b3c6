import type { Signature, ValueType } from '@dryrun/contracts/signature';

/** File name of the generated part of a program in diagnostics. */
export const generatedFile = 'judge';
export const learnerFile = 'solution.cpp';

const argumentTypes: Readonly<Record<ValueType, string>> = {
  int: 'int',
  long: 'long long',
  double: 'double',
  boolean: 'bool',
  string: 'std::string',
  char: 'char',
  'int[]': 'std::vector<int>',
  'int[][]': 'std::vector<std::vector<int>>',
  'string[]': 'std::vector<std::string>',
  'char[][]': 'std::vector<std::vector<char>>',
  'List<Integer>': 'std::vector<int>',
  'List<String>': 'std::vector<std::string>',
  'List<List<Integer>>': 'std::vector<std::vector<int>>',
  'List<List<String>>': 'std::vector<std::vector<std::string>>',
  ListNode: '::ListNode*',
  TreeNode: '::TreeNode*',
};

/** A program whose learner's part lies between the offsets, in bytes. */
export interface ComposedProgram {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** `#line` directives give the learner's source its own file name and line numbers. Renames a `main` in the source. */
export function composeProgram(source: string, nodesHeader: string, signature: Signature): string {
  return compose(source, [nodesHeader], writeCall(signature)).text;
}

/** A program that calls the recorder (workers/drivers/c-cpp/trace.hpp) by names that start with `prefix`. */
export function composeTracedProgram(
  source: string,
  nodesHeader: string,
  signature: Signature,
  prefix: string,
): ComposedProgram {
  return compose(source, [writeRecorderNames(prefix), nodesHeader], writeCall(signature, true));
}

function compose(source: string, headers: readonly string[], call: string): ComposedProgram {
  const ownTypes = (['ListNode', 'TreeNode'] as const).filter((name) => definesType(source, name));
  const before = [
    ...ownTypes.map((name) => `#define JUDGE_OWN_${name.toUpperCase()}`),
    `#line 1 "${generatedFile}"`,
    ...headers,
    '#define main judge_driver_main_of_the_learner',
    `#line 1 "${learnerFile}"`,
    '',
  ].join('\n');
  const learnerText = source.replace(/^\uFEFF/, ' ');
  const after = ['', `#line 1 "${generatedFile}"`, '#undef main', call].join('\n');
  const start = Buffer.byteLength(before);
  return { text: before + learnerText + after, start, end: start + Buffer.byteLength(learnerText) };
}

function writeRecorderNames(prefix: string): string {
  const types = ['Frame', 'Var', 'Loop', 'Fields'].map(
    (name) => `using ${prefix}_${name} = judge_trace::${name};`,
  );
  return [
    ...types,
    `static constexpr void (&${prefix}_step)(int) = judge_trace::step;`,
    `static constexpr void (&${prefix}_enter)() = judge_trace::enter;`,
    `static constexpr void (&${prefix}_returned)(int) = judge_trace::returned;`,
    `template <class T> inline void ${prefix}_value(int line, const T& value) { judge_trace::returned(line, value); }`,
    'template <class T>',
    `  requires requires(const T& object, judge_trace::Fields& fields) { object.${prefix}_fields(fields); }`,
    'struct judge_trace::Own<T> : std::true_type {',
    '  static void list(const void* object, judge_trace::Fields& fields) {',
    `    static_cast<const T*>(object)->${prefix}_fields(fields);`,
    '  }',
    '};',
  ].join('\n');
}

function writeCall({ function: name, args, reusesNodes }: Signature, isTraced = false): string {
  const names = args.map((_, i) => `argument${i}`);
  const lists = names.filter((_, i) => args[i]?.type === 'ListNode');
  const call = `judge_solution.${name}(${names.join(', ')})`;
  return [
    'void judge_driver::runCase(judge_driver::Input& judge_input) {',
    ...args.map((arg, i) => `  ${readArgument(arg.type, names[i] ?? '')}`),
    ...(reusesNodes ? [`  auto judge_nodes = judge_driver::nodesOf(${lists.join(', ')});`] : []),
    '  ::Solution judge_solution;',
    ...(isTraced
      ? [
          '  judge_trace::Recording judge_recording;',
          `  decltype(auto) judge_answer = ${call};`,
          '  judge_recording.end();',
        ]
      : []),
    `  judge_driver::answer(${[isTraced ? 'judge_answer' : call, ...(reusesNodes ? ['judge_nodes'] : [])].join(', ')});`,
    '}',
    '',
  ].join('\n');
}

function readArgument(type: ValueType, name: string): string {
  const declared = argumentTypes[type];
  if (type === 'ListNode') return `${declared} ${name} = judge_driver::readList<::ListNode>(judge_input);`;
  if (type === 'TreeNode') return `${declared} ${name} = judge_driver::readTree<::TreeNode>(judge_input);`;
  return `${declared} ${name}{}; judge_driver::read(judge_input, ${name});`;
}

/** Ignores comments. */
function definesType(source: string, name: string): boolean {
  const code = source.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
  return new RegExp(`\\b(?:struct|class)\\s+${name}\\b[^;(){}]*\\{`).test(code);
}
