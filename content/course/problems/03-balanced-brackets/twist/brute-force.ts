const partners: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Removes neighboring pairs until none is left. What remains decides. */
export function bruteForce(text: string): number {
  let rest = [...text].map((bracket, position) => ({ bracket, position }));
  for (;;) {
    const pair = rest.findIndex(
      ({ bracket }, i) => rest[i + 1] && partners[rest[i + 1]?.bracket ?? ''] === bracket,
    );
    if (pair < 0) break;
    rest = rest.filter((_, i) => i !== pair && i !== pair + 1);
  }
  const closing = rest.find(({ bracket }) => partners[bracket] !== undefined);
  return (closing ?? rest[0])?.position ?? -1;
}
