/** Compares each word with the first word of every group by trying all shifts. */
export function bruteForce(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const word of words) {
    const group = groups.find(([first = '']) => shiftsOf(first).includes(word));
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

function shiftsOf(word: string): string[] {
  return [...alphabet].map((_, shift) =>
    [...word].map((letter) => alphabet[(alphabet.indexOf(letter) + shift) % 26]).join(''),
  );
}
