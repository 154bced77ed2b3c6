/** Returns the label of an email template: `password-changed` becomes "Password changed". */
export function formatEmailTemplate(template: string): string {
  const words = template.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
