/** The unique key of an email address: compared case-insensitively, after Unicode NFC normalization. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
