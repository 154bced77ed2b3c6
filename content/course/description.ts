import { frontMatter, practiceProblemCount, signatures, warmUpCount } from './public-parts.ts';

const textLessonCount = Object.keys(frontMatter.lessons).length;
export const lessonCount = textLessonCount + signatures.length;
export const problemCount = signatures.length + practiceProblemCount;

/** Short description for the course card and the top of the course page. */
export const shortDesc = `Learn the patterns behind coding interview questions, then practice them on ${problemCount} problems with a judge that shows you which test failed and why.`;

/** Full description in plain text; blank lines separate paragraphs. */
export const fullDesc = `A coding interview asks you to think aloud, choose a method and write code that works, all within an hour. That is a skill of its own, and rehearsal is how you get it. This course has ${lessonCount} lessons: ${textLessonCount} that explain and ${signatures.length} that you solve.

The first lessons show how to work through a question and how to tell what a program costs. Then come nine data structures and eleven families of algorithms. Each lesson says when the idea fits, when it does not, and gives the code in Java, Python 3 and C++.

Each of the ${signatures.length} coding questions stands for one pattern, from two pointers to two-dimensional dynamic programming. You write in the browser and run your own test cases. When you submit, you get a verdict from at least 20 tests, and the first test that fails is shown with its input, your answer and the expected one. Stuck? The thought process leads from a brute force to a good solution step by step, and the best solution explains its cost.

Another ${practiceProblemCount} practice problems belong to the lessons. The ${warmUpCount} warm-ups apply one idea right after you read about it. The other ${practiceProblemCount - warmUpCount} hide their pattern, as an interview does.

You need to know one of the three languages: loops, functions, classes and the everyday containers. Six lessons are free, two of them coding questions, so you can find out whether the course suits you. You pay once for one year of access. Nothing renews by itself.`;
