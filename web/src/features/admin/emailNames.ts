/** Returns the label of an email template: `password-changed` becomes "Password changed". */
export function nameOfEmail(template: string): string {
  const words = template.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
