/** Parses text that may be damaged, such as a stored value. Undefined if there is none or if it isn't JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
