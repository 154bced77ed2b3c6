import { expect, test } from '@jest/globals';
import { quizSchema, compiledSlideshowSchema } from '@dryrun/contracts/lesson-format';
import { compileText } from './lesson-blocks.ts';

const linkTo = (path: string) => (path === 'array' ? '/course/c/array' : undefined);
const fence = (name: string, body: string) => `\`\`\`${name}\n${body}\n\`\`\``;
const bodyOf = (markdown: string): unknown => JSON.parse(markdown.split('\n')[1] ?? '');

test('compiles a quiz to JSON with defaults and an id from its title', () => {
  const { markdown, errors } = compileText(
    fence(
      'quiz',
      'title: Check yourself!\nquestions:\n  - text: Two?\n    answers: [1, 2]\nanswerSets:\n  - {indexes: [1], message: Yes., isCorrect: true}',
    ),
    linkTo,
  );
  expect(errors).toEqual([]);
  expect(quizSchema.parse(bodyOf(markdown))).toMatchObject({
    id: 'check-yourself',
    type: 'QUIZ_MULTIPLE_ANSWERS',
    isCollapsed: false,
    questions: [{ text: 'Two?', answers: ['1', '2'] }],
  });
});

test('warns about answers without an explanation, and shows the quiz', () => {
  const quiz = (fields: string) =>
    compileText(
      fence(
        'quiz',
        `title: A\nquestions:\n  - text: Q\n    answers: [a, b, c]\n${fields}answerSets:\n  - {indexes: [1], message: m, isCorrect: true}\n  - {indexes: [2], message: m, isCorrect: true}`,
      ),
      linkTo,
    );
  const { markdown, errors, warnings } = quiz('');
  expect(errors).toEqual([]);
  expect(bodyOf(markdown)).not.toBeNull();
  expect(warnings).toEqual([
    { line: 4, message: 'quiz: questions.0.correctMessage: explain the correct answer' },
    { line: 4, message: 'quiz: questions.0.explanations.0: explain why "a" is wrong' },
  ]);
  const explained = quiz('    correctMessage: Both.\n    explanations:\n      0: Not a.\n');
  expect(explained.warnings).toEqual([]);
  expect(bodyOf(explained.markdown)).toMatchObject({ questions: [{ explanations: { 0: 'Not a.' } }] });
});

test('generates the steps of a slideshow', () => {
  const { markdown, errors } = compileText(
    fence('slideshow', 'title: Search\nfrom: first-true\ninput: {values: [1, 3, 5], least: 3}'),
    linkTo,
  );
  expect(errors).toEqual([]);
  const { steps, width } = compiledSlideshowSchema.parse(bodyOf(markdown));
  expect({ width, last: steps.at(-1)?.text }).toEqual({
    width: 500,
    last: 'low and high have met, and nothing is unknown. The first yes is at index 1.',
  });
});

test.each([
  [
    'quiz',
    'title: A\nquestions:\n  - text: Q\n    answers: [only]',
    5,
    'quiz: questions.0.answers: needs at least two answers',
  ],
  ['quiz', 'title: [', 2, 'quiz: not valid YAML: '],
  [
    'quiz',
    'title: A\nquestions: [{text: Q, answers: [a, b]}]\nanswerSets:\n  - {indexes: [0], message: m, isCorrect: true}\n  - {indexes: [0, 1], message: m, isCorrect: true}',
    6,
    'quiz: answerSets.1.indexes: needs 1 indexes, one per question',
  ],
  [
    'quiz',
    'title: A\nquestions: [{text: Q, answers: [a, b]}]\nanswerSets: [{indexes: [2], message: m, isCorrect: true}]',
    4,
    'quiz: answerSets.0.indexes.0: question 0 has the answers 0 to 1',
  ],
  [
    'quiz',
    'title: A\nquestions:\n  - text: Q\n    answers: [a, b]\n    explanations:\n      2: m',
    7,
    'quiz: questions.0.explanations.2: question 0 has the answers 0 to 1',
  ],
  ['picture', 'kind: array\nvalues: [1]', 2, 'picture: alt: enter an alt text'],
  ['picture', 'alt: A\nkind: arry\nvalues: [1]', 3, 'picture: kind: use one of array, list'],
  [
    'picture',
    'alt: A\nkind: array\nvalues: [1]\nmarks:\n  3: active',
    6,
    'picture: marks.3: there is no value at index 3',
  ],
  [
    'picture',
    'alt: A\nkind: graph\nnodes: [{id: a}]\nedges:\n  - {from: a, to: b}',
    6,
    'picture: edges.0: there is no node "b"',
  ],
  [
    'picture',
    'alt: A\nkind: grid\ncells:\n  - [1, 2]\n  - [1]',
    6,
    'picture: cells.1: this row has 1 cells, but the first has 2',
  ],
  ['picture', 'just words', 2, 'picture: a picture is a YAML mapping with a kind'],
  [
    'slideshow',
    'title: A\nfrom: nowhere\ninput: 1',
    3,
    'slideshow: from: there is no step generator "nowhere"',
  ],
  [
    'slideshow',
    'title: A\nfrom: first-true\ninput: 1',
    4,
    'slideshow: input: the step generator "first-true" failed',
  ],
  ['hints', '- one\n- ""', 3, 'hints: 1: must not be empty'],
])('reports an error in a %s with its line and compiles the block to null', (name, body, line, message) => {
  const { markdown, errors } = compileText(fence(name, body), linkTo);
  expect(errors[0]?.line).toBe(line);
  expect(errors[0]?.message).toContain(message);
  expect(bodyOf(markdown)).toBeNull();
});

test.each([
  ['quiz', 'title: A', 'quiz: questions: is missing; enter a list'],
  ['quiz', 'title: [1]\nquestions: [{text: Q, answers: [a, b]}]', 'quiz: title: must be a text'],
  ['quiz', 'title: A\nquestions: [{text: Q, answers: [a, b]}]\nhint: x', 'quiz: unknown field "hint"'],
  [
    'quiz',
    'title: A\ntype: X\nquestions: [{text: Q, answers: [a, b]}]',
    'quiz: type: use one of QUIZ_MULTIPLE_ANSWERS, QUIZ_INSTANT_FEEDBACK',
  ],
  ['quiz', 'title: A\nquestions: []', 'quiz: questions: at least 1'],
  ['slideshow', 'title: A\nwidth: 5000\nsteps: []', 'slideshow: width: at most 1000'],
])('reports an error in a %s in plain words', (name, body, message) => {
  const { errors } = compileText(fence(name, body), linkTo);
  expect(errors.map((error) => error.message)).toContain(message);
});

test('reports pictures without an alt text and links with other schemes, except in code', () => {
  const bad = '![](/a.png) and [x](javascript:alert)';
  const { errors } = compileText(
    `${bad}\n\n\`${bad}\`\n\n${fence('text', bad)}\n\n[y](/a) [z](https://a.b)`,
    linkTo,
  );
  expect(errors).toEqual([
    { line: 1, message: 'a picture needs an alt text: ![what it shows](address)' },
    {
      line: 1,
      message: 'the link "javascript:alert" does not work: use https:, mailto:, lesson: or a path',
    },
  ]);
});

test('reports line numbers of the source after a compiled block', () => {
  const { errors } = compileText(
    `${fence('hints', '- a\n- b')}\n\n[x](lesson:none)\n\n${fence('picture', 'alt: A')}`,
    linkTo,
  );
  expect(errors.map(({ line }) => line)).toEqual([6, 9]);
});

test('resolves lesson links, also inside blocks', () => {
  const { markdown } = compileText(
    `[Arrays](lesson:array)\n\n${fence('hints', '- See [this](lesson:array).')}`,
    linkTo,
  );
  expect(markdown.match(/\/course\/c\/array/g)).toHaveLength(2);
});

test('requires an output for programs marked run and replaces the flag by an id', () => {
  const program = `${fence('java run', 'class Main {}')}\n\n${fence('python run', 'print()')}`;
  expect(compileText(program, linkTo).errors).toEqual([
    { line: 1, message: 'programs marked run need an output block after them' },
  ]);
  const { markdown, errors } = compileText(`${program}\n\n${fence('output', 'x')}`, linkTo);
  expect(errors).toEqual([]);
  expect(markdown).toMatch(/^```java run=[0-9a-f]{16}\nclass Main/m);
  expect(markdown).toMatch(/^```python run=[0-9a-f]{16}\nprint/m);
});

test('reports unclosed and empty blocks', () => {
  expect(compileText('```quiz\ntitle: A', linkTo).errors[0]?.message).toBe('the block quiz is not closed');
  expect(bodyOf(compileText('```quiz\n```', linkTo).markdown)).toBeNull();
});
