import type { Lang } from '@dryrun/contracts/language';
import type { Argument, Signature, ValueType } from '@dryrun/contracts/signature';
import { nodeTypeComments } from './node-types.ts';

/** Type names per language. C++ containers are passed by reference and returned by value. */
const typeNames: Readonly<Record<ValueType, Readonly<Record<Lang, string>>>> = {
  int: { java: 'int', python3: 'int', c_cpp: 'int' },
  long: { java: 'long', python3: 'int', c_cpp: 'long long' },
  double: { java: 'double', python3: 'float', c_cpp: 'double' },
  boolean: { java: 'boolean', python3: 'bool', c_cpp: 'bool' },
  string: { java: 'String', python3: 'str', c_cpp: 'string' },
  char: { java: 'char', python3: 'str', c_cpp: 'char' },
  'int[]': { java: 'int[]', python3: 'List[int]', c_cpp: 'vector<int>' },
  'int[][]': { java: 'int[][]', python3: 'List[List[int]]', c_cpp: 'vector<vector<int>>' },
  'string[]': { java: 'String[]', python3: 'List[str]', c_cpp: 'vector<string>' },
  'char[][]': { java: 'char[][]', python3: 'List[List[str]]', c_cpp: 'vector<vector<char>>' },
  'List<Integer>': { java: 'List<Integer>', python3: 'List[int]', c_cpp: 'vector<int>' },
  'List<String>': { java: 'List<String>', python3: 'List[str]', c_cpp: 'vector<string>' },
  'List<List<Integer>>': {
    java: 'List<List<Integer>>',
    python3: 'List[List[int]]',
    c_cpp: 'vector<vector<int>>',
  },
  'List<List<String>>': {
    java: 'List<List<String>>',
    python3: 'List[List[str]]',
    c_cpp: 'vector<vector<string>>',
  },
  ListNode: { java: 'ListNode', python3: 'Optional[ListNode]', c_cpp: 'ListNode*' },
  TreeNode: { java: 'TreeNode', python3: 'Optional[TreeNode]', c_cpp: 'TreeNode*' },
};

/** Returns a type's name in a language, as used for return values. */
export function typeName(type: ValueType, lang: Lang): string {
  return typeNames[type][lang];
}

/** Returns the starting code per language: that of the problem, or a class `Solution` with one empty method. */
export function codeTemplate(signature: Signature): Record<Lang, string> {
  return {
    java: comments(signature, 'java') + (signature.template?.java ?? javaTemplate(signature)),
    python3: comments(signature, 'python3') + (signature.template?.python3 ?? pythonTemplate(signature)),
    c_cpp: comments(signature, 'c_cpp') + (signature.template?.c_cpp ?? cppTemplate(signature)),
  };
}

function comments({ args, returns, template }: Signature, lang: Lang): string {
  const types = [...args.map((arg) => arg.type), returns];
  return (['ListNode', 'TreeNode'] as const)
    .filter((type) => types.includes(type) || template?.[lang].includes(type))
    .map((type) => nodeTypeComments[type][lang])
    .join('');
}

function javaTemplate({ function: name, args, returns }: Signature): string {
  const parameters = args.map((arg) => `${typeName(arg.type, 'java')} ${arg.name}`).join(', ');
  return `class Solution {
    public ${typeName(returns, 'java')} ${name}(${parameters}) {
        
    }
}
`;
}

function pythonTemplate({ function: name, args, returns }: Signature): string {
  const parameters = args.map((arg) => `, ${arg.name}: ${typeName(arg.type, 'python3')}`).join('');
  return `class Solution:
    def ${name}(self${parameters}) -> ${typeName(returns, 'python3')}:
        
`;
}

function cppTemplate({ function: name, args, returns }: Signature): string {
  return `class Solution {
public:
    ${typeName(returns, 'c_cpp')} ${name}(${args.map(cppParameter).join(', ')}) {
        
    }
};
`;
}

function cppParameter({ type, name }: Argument): string {
  const cppName = typeName(type, 'c_cpp');
  return `${cppName}${cppName.startsWith('vector') ? '&' : ''} ${name}`;
}
