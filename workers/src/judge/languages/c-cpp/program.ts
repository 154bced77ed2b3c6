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

/** `#line` directives give the learner's source its own file name and line numbers. Renames a `main` in the source. */
export function composeProgram(source: string, nodesHeader: string, signature: Signature): string {
  const ownTypes = (['ListNode', 'TreeNode'] as const).filter((name) => definesType(source, name));
  return [
    ...ownTypes.map((name) => `#define JUDGE_OWN_${name.toUpperCase()}`),
    `#line 1 "${generatedFile}"`,
    nodesHeader,
    '#define main judge_driver_main_of_the_learner',
    `#line 1 "${learnerFile}"`,
    source.replace(/^\uFEFF/, ' '),
    `#line 1 "${generatedFile}"`,
    '#undef main',
    writeCall(signature),
  ].join('\n');
}

function writeCall({ function: name, args, reusesNodes }: Signature): string {
  const names = args.map((_, i) => `argument${i}`);
  const lists = names.filter((_, i) => args[i]?.type === 'ListNode');
  const call = `judge_solution.${name}(${names.join(', ')})`;
  return [
    'void judge_driver::runCase(judge_driver::Input& judge_input) {',
    ...args.map((arg, i) => `  ${readArgument(arg.type, names[i] ?? '')}`),
    ...(reusesNodes ? [`  auto judge_nodes = judge_driver::nodesOf(${lists.join(', ')});`] : []),
    '  ::Solution judge_solution;',
    `  judge_driver::answer(${reusesNodes ? `${call}, judge_nodes` : call});`,
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
