import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  'make node': {
    java: "if (node.children[c - 'a'] == null) node.children[c - 'a'] = new Node();",
    python3: 'node.children[c] = Node()',
    c_cpp: 'if (!child) child = make_unique<Node>();',
  },
  'mark end': { java: 'node.isWord = true;', python3: 'node.is_word = True', c_cpp: 'node->isWord = true;' },
  child: {
    java: "node = node.children[c - 'a'];",
    python3: 'node = node.children.get(c)',
    c_cpp: "node = node->children[c - 'a'].get();",
  },
  'no child': {
    java: 'if (node == null) return null;',
    python3: 'if node is None:',
    c_cpp: 'if (node == nullptr) return nullptr;',
  },
  end: { java: 'return node;', python3: 'return node', c_cpp: 'return node;' },
} satisfies CodeLines;

interface Input {
  readonly words: readonly string[];
  readonly prefix: string;
}

/** Inserts words into a trie, then follows a prefix. */
export function generateSteps({ words, prefix }: Input): StepInput[] {
  const steps: (StepInput & { readonly line: keyof typeof codeLines })[] = [];
  const prefixes = new Set<string>(['']);
  words.forEach((word, i) => {
    const made: string[] = [];
    let shared = '';
    for (let end = 1; end <= word.length; end += 1) {
      const path = word.slice(0, end);
      if (prefixes.has(path)) shared = path;
      else made.push(word.charAt(end - 1));
      prefixes.add(path);
    }
    const known = shared === '' ? '' : `The path ${shared} is there already. `;
    const fresh =
      made.length === 0
        ? 'No node is missing.'
        : `${made.length === 1 ? 'A node is' : 'Nodes are'} made for ${made.join(', ')}.`;
    steps.push({
      line: made.length === 0 ? 'mark end' : 'make node',
      text: `Add ${word}. ${known}${fresh} Mark the end.`,
      picture: { kind: 'trie', words: words.slice(0, i + 1), path: word },
    });
  });

  for (let end = 1; end <= prefix.length; end += 1) {
    const path = prefix.slice(0, end);
    const isThere = prefixes.has(path);
    steps.push({
      line: isThere ? 'child' : 'no child',
      text: isThere
        ? `Look for ${prefix}: there is a child for ${path.at(-1)}.`
        : `Look for ${prefix}: no child for ${path.at(-1)}. No word begins like this.`,
      picture: { kind: 'trie', words: [...words], path: isThere ? path : path.slice(0, -1) },
    });
    if (!isThere) return steps;
  }
  const found = words.filter((word) => word.startsWith(prefix));
  const marks = Object.fromEntries(found.map((word) => [word, 'good' as const]));
  steps.push({
    line: 'end',
    text: `All words below this node begin with ${prefix}: ${found.join(', ')}.`,
    picture: { kind: 'trie', words: [...words], path: prefix, marks },
  });
  return steps;
}
