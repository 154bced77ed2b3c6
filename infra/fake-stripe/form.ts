import { invalidRequest } from './stripe-error.ts';

/** A request field: a string, or nested fields (lists have the keys 0, 1, ...). */
type Field = string | Fields;
export interface Fields {
  [name: string]: Field;
}

/** Parses a form-encoded body or query of stripe-node, such as `metadata[payment]=1&expand[0]=latest_charge`. */
export function parseForm(text: string): Fields {
  const fields: Fields = Object.create(null) as Fields;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const lastKey = path.pop() ?? '';
    let parent = fields;
    for (const key of path) {
      const next = (parent[key] ??= Object.create(null) as Fields);
      if (typeof next === 'string') throw invalidRequest(`Invalid parameter: ${name}`);
      parent = next;
    }
    parent[lastKey] = value;
  }
  return fields;
}

/** Returns a string field; undefined if absent or empty. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns an integer field; undefined if absent. Throws if it is not an integer. */
export function numberOf(fields: Fields, name: string): number | undefined {
  const value = textOf(fields, name);
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, { param: name });
  return Number(value);
}

export function fieldsOf(fields: Fields, name: string): Fields {
  const value = fields[name];
  return typeof value === 'object' ? value : {};
}
