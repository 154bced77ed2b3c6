/** Whether removing the letters of one word from the other leaves nothing. */
function isAnagram(word: string, other: string): boolean {
  let rest = other;
  for (const letter of word) {
    if (!rest.includes(letter)) return false;
    rest = rest.replace(letter, '');
  }
  return rest === '';
}

/** Adds each word to the first group whose first word is its anagram. */
export function bruteForce(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const word of words) {
    const group = groups.find(([first = '']) => isAnagram(word, first));
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups;
}
