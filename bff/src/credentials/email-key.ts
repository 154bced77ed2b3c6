/** Compares emails case-insensitively, after Unicode NFC normalization. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
