/** Whether striking out the letters of one word in the other leaves nothing. */
function isAnagram(word: string, other: string): boolean {
  let rest = other;
  for (const letter of word) {
    if (!rest.includes(letter)) return false;
    rest = rest.replace(letter, '');
  }
  return rest === '';
}

/** Puts each word to the first group whose first word it is an anagram of. */
export function bruteForce(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const word of words) {
    const group = groups.find(([first = '']) => isAnagram(word, first));
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups;
}
