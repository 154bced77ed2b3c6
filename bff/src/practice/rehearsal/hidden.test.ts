import { readInterviewScript } from '@dryrun/content/interview-script';
import { listProblems } from '@dryrun/content/problems';
import { rehearsalStages } from '@dryrun/contracts/rehearsal';
import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { approvedResult, completeJudging, createOwner } from '../../../test/builders.ts';
import { setUpHarness } from '../../../test/harness.ts';
import { rehearsalTemplate } from './hidden-name.ts';

const harness = setUpHarness();

/** Words that no response may contain, each as a whole. */
const contains = (text: string, word: string) =>
  new RegExp(`(?<![\\w-])${word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\w-])`).test(text);

test.each(listProblems().map((problem) => [problem.signature.path, problem] as const))(
  'no response of a running rehearsal of %s reveals title, pattern, function or a constraint',
  async (_, problem) => {
    const { questionId, name, path, pattern, function: functionName, examples } = problem.signature;
    const { questions } = readInterviewScript(problem);
    const owner = await createOwner(harness);
    const now = new Date();
    const { id } = await harness.database.db
      .insertInto('rehearsal')
      .values({
        account_id: owner.id,
        course_id: 1,
        question_id: questionId,
        lang: 'python3',
        follow_up: 0,
        started_at: now,
        ends_at: new Date(now.getTime() + 45 * 60_000),
        code: rehearsalTemplate(problem.signature, 'python3'),
        notes: '{}',
        rubric: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const url = `/api/rehearsals/${id}`;
    const tab = randomUUID();
    const responses: unknown[] = [];
    const record = async (response: PromiseLike<{ body: unknown; text: string }>) => {
      const { body, text } = await response;
      responses.push(text);
      return body as { id: string };
    };
    await record(owner.get('/api/rehearsals').expect(200));
    await record(owner.post(`${url}/open`, { tab }).expect(200));
    const asked = await record(owner.post(`${url}/questions`, { question: 0 }).expect(200));
    for (const { id: stage } of rehearsalStages.slice(1, 5)) {
      await record(owner.post(`${url}/stage`, { stage }).expect(200));
      await record(owner.get(url).expect(200));
    }
    await record(owner.post(`${url}/edits`, { tab, from: 0, edits: [[0, 0, 0, '#']] }).expect(200));
    const code = { typedCode: 'def solve(): pass' };
    const run = await record(owner.post(`${url}/runs`, { ...code, inputs: [examples[0]] }).expect(200));
    await completeJudging(harness.database.db, 'run', run.id, {
      ...approvedResult,
      errorOutput: `Solution.${functionName} line 3`,
      cases: [{ index: 0, statusMsg: 'Approved', input: [], stdOutput: functionName, runtime: 1, memory: 1 }],
    });
    await record(owner.get(`${url}/judged/${run.id}?wait=0`).expect(200));
    const submission = await record(owner.post(`${url}/submission`, code).expect(200));
    await completeJudging(harness.database.db, 'submission', submission.id, {
      ...approvedResult,
      compileOutput: `warning: ${functionName}`,
    });
    await record(owner.get(`${url}/judged/${submission.id}?wait=0`).expect(200));
    for (const { id: stage } of rehearsalStages.slice(5)) {
      await record(owner.post(`${url}/stage`, { stage }).expect(200));
      await record(owner.get(url).expect(200));
    }
    await record(owner.get('/api/rehearsals').expect(200));
    expect(asked).toMatchObject({ answer: questions[0]?.answer });
    const text = responses.join('\n');
    for (const secret of [path, pattern, functionName, 'questionId', 'difficulty'])
      expect([secret, contains(text, secret)]).toEqual([secret, false]);
    // "Go" is also a verb at the start of sentences.
    if (name.length > 2) expect(text).not.toContain(name);
    for (const { answer } of questions.slice(1)) expect(text).not.toContain(JSON.stringify(answer));
  },
);
