import type { Signature, ValueType } from '@dryrun/contracts/signature';

export function signatureOf(args: readonly ValueType[], returns: ValueType): Signature {
  return {
    questionId: 0,
    path: 'solve',
    name: 'Solve',
    difficulty: 'Easy',
    pattern: '',
    function: 'solve',
    args: args.map((type, i) => ({ name: 'abcdefgh'[i] ?? '', type, rule: {} })),
    returns,
    compare: 'exact',
    examples: [],
  };
}
