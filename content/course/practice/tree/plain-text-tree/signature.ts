import type { Signature } from '@dryrun/contracts/signature';
import { template } from './template.ts';

/** Whether the text follows the format. A missing child is allowed only beside another one. */
function isTree(text: string): boolean {
  const stack: string[] = [];
  let [last, digits] = ['(', ''];
  if (text === '') return true;
  for (const character of text) {
    if (/\d/.test(character)) {
      if (last === ')' || (digits !== '' && digits[0] === '0')) return false;
      digits += character;
      if (Number(digits) > 1_000_000) return false;
    } else {
      if (character === '(' ? digits === '' : stack.length === 0) return false;
      if (character === '(') {
        // A thousand open parentheses are 1,001 levels.
        if (stack.push('(') === 1000) return false;
      } else if (character === ',') {
        if (stack.at(-1) !== '(') return false;
        stack[stack.length - 1] = digits !== '' || last === ')' ? 'left,' : ',';
      } else {
        const hasRight = digits !== '' || last === ')';
        const before = stack.pop();
        if (before !== 'left,' && !(before === ',' && hasRight)) return false;
      }
      digits = '';
    }
    last = character;
  }
  return stack.length === 0 && (digits !== '' || last === ')');
}

export const signature: Signature = {
  questionId: 245,
  path: 'plain-text-tree',
  name: 'Plain Text Tree',
  difficulty: 'Medium',
  pattern: 'Serialization: recursive descent',
  function: 'prune',
  args: [
    {
      name: 'text',
      type: 'string',
      rule: {
        length: [0, 80_000],
        letters: { pattern: /^[0-9(),]*$/, words: 'digits, parentheses and commas' },
      },
    },
  ],
  returns: 'string',
  compare: 'exact',
  template,
  examples: [['"7(8(2,4),9)"'], ['"120"'], ['""']],
  check: (args) => {
    const [text] = args as readonly [string];
    const nodes = text.match(/\d+/g)?.length ?? 0;
    if (nodes > 10_000) return `text: the tree has ${nodes} nodes; at most 10000 are allowed`;
    return isTree(text) ? undefined : 'text: must be a tree in the format and the limits of the question';
  },
};
