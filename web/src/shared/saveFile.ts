/** The browser needs the object URL until it has read it. */
const revokeAfterMs = 60_000;

/** Saves the content of an object URL, which it revokes. */
export function saveFile(objectUrl: string, name: string): void {
  Object.assign(document.createElement('a'), { href: objectUrl, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(objectUrl), revokeAfterMs);
}

export function saveTextFile(text: string, name: string, type: 'text/plain' | 'text/markdown'): void {
  saveFile(URL.createObjectURL(new Blob([text], { type })), name);
}
