import { limits } from '@dryrun/contracts/limits';
import { fieldError } from '../platform/error.ts';

/** Refuses code that no compiler should see. Throws code_empty, code_too_long or code_has_null_byte. */
export function requireTypedCode(typedCode: string): void {
  if (typedCode.trim() === '') throw fieldError('code_empty', 'typedCode');
  if (Buffer.byteLength(typedCode) > limits.codeBytes) throw fieldError('code_too_long', 'typedCode');
  if (typedCode.includes('\0')) throw fieldError('code_has_null_byte', 'typedCode');
}
