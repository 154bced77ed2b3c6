/** Formats an API message for a form: drops the leading field name, capitalizes, adds a period. */
export function formatFieldError(message: string, name: string): string {
  const text = message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
