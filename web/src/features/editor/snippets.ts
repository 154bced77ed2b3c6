/** A block of the course format (docs/course-format.md) to insert. */
export interface Snippet {
  readonly name: string;
  readonly text: string;
}

const fence = '```';

export const snippets: readonly Snippet[] = [
  {
    name: 'Quiz',
    text: `${fence}quiz
title: Check yourself
questions:
  - text: What does the loop cost?
    answers: [O(1), O(n), "O(n<sup>2</sup>)"]
    keepOrder: true
    correctMessage: One step for each of the n values.
    explanations:
      0: The loop runs more than once.
      2: There is only one loop.
answerSets:
  - { indexes: [1], message: Right., isCorrect: true }
${fence}
`,
  },
  {
    name: 'Slideshow',
    text: `${fence}slideshow
title: Two steps
steps:
  - text: Look at the first value.
    picture: { kind: array, values: [3, 1, 2], pointers: { i: 0 } }
  - text: Then at the next.
    picture: { kind: array, values: [3, 1, 2], pointers: { i: 1 } }
${fence}
`,
  },
  {
    name: 'Diagram',
    text: `${fence}picture
alt: Three values with the first one marked.
kind: array
values: [1, 2, 3]
marks: { 0: active }
${fence}
`,
  },
  {
    name: 'Code in three languages',
    text: `${fence}java
int answer = 42;
${fence}

${fence}python
answer = 42
${fence}

${fence}cpp
int answer = 42;
${fence}
`,
  },
  { name: 'Note', text: ':::note\nSomething to keep in mind.\n:::\n' },
  { name: 'Tip', text: ':::tip\nSomething that helps.\n:::\n' },
  { name: 'Warning', text: ':::warning\nSomething that goes wrong easily.\n:::\n' },
  { name: 'Table', text: '| Operation | Cost |\n|---|---|\n| look up | O(1) |\n' },
  { name: 'Formula', text: '$$\nT(n) = 2\\,T(n/2) + n\n$$\n' },
  {
    name: 'Hints',
    text: `${fence}hints\n- What if the values were sorted?\n- Which one can you rule out?\n${fence}\n`,
  },
  { name: 'Link to a lesson', text: '[Three Sum](lesson:three-sum)' },
];
