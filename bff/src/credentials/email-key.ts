/** The unique form of an e-mail: people type capitals as they please. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
