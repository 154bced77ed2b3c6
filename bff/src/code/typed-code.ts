import { limits } from '@dryrun/contracts/limits';
import { ApiError } from '../error.ts';

/** Refuses code that no compiler should see. Throws code_empty, code_too_long or code_has_null_byte. */
export function requireTypedCode(typedCode: string): void {
  if (typedCode.trim() === '') throw refusal('code_empty');
  if (Buffer.byteLength(typedCode) > limits.codeBytes) throw refusal('code_too_long');
  if (typedCode.includes('\0')) throw refusal('code_has_null_byte');
}

function refusal(code: 'code_empty' | 'code_too_long' | 'code_has_null_byte'): ApiError {
  const { message } = new ApiError(code);
  return new ApiError(code, { fields: { typedCode: message } });
}
