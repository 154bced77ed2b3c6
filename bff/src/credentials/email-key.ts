/** The unique form of an e-mail: people type capitals as they please, and keyboards make letters of one or two signs. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
