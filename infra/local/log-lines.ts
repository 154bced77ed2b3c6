const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

/** Fields that every line has, or that the formatted text already contains. */
const hiddenFields = new Set([
  'level',
  'time',
  'name',
  'msg',
  'pid',
  'hostname',
  'v',
  'req',
  'res',
  'err',
  'stack',
  'responseTime',
]);

/** Formats a JSON log line: `12:03:04 judge WARN text key=value`. Prefixes any other text with the process name. */
export function formatLogLine(name: string, line: string): string {
  const entry = parse(line);
  if (entry === undefined) return `         ${name.padEnd(5)} ${line}`;
  const time = typeof entry.time === 'string' ? entry.time.slice(11, 19) : '';
  const level = levels[Number(entry.level)] ?? '';
  const fields = Object.entries(entry)
    .filter(([key, value]) => !hiddenFields.has(key) && value !== undefined)
    .map(([key, value]) => `${key}=${fieldText(value)}`);
  const text = [
    level,
    typeof entry.msg === 'string' ? entry.msg : '',
    request(entry),
    ...fields,
    errorText(entry.err),
  ];
  return `${time} ${name.padEnd(5)} ${text.filter(Boolean).join(' ')}`;
}

function fieldText(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 10) / 10);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function request(entry: Record<string, unknown>): string {
  const req = entry.req as { method?: string; url?: string } | undefined;
  const res = entry.res as { status?: number } | undefined;
  if (req?.method === undefined) return '';
  return `${req.method} ${req.url ?? ''} ${res?.status ?? ''} ${typeof entry.responseTime === 'number' ? `${entry.responseTime} ms` : ''}`;
}

function errorText(error: unknown): string {
  if (error === undefined || error === null) return '';
  if (typeof error !== 'object') return `(${JSON.stringify(error)})`;
  const { stack, message } = error as { stack?: string; message?: string };
  return `\n${stack ?? message ?? JSON.stringify(error)}`;
}
