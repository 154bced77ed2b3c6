import { beforeAll, expect, test } from '@jest/globals';
import { diagnoseProgram, listDiagnosisPrograms, type ProgramDiagnosis } from './diagnosis-programs.ts';
import { expectedMistakes } from './diagnosis/expected.ts';
import { sharedJudge } from './judge.ts';

const minTrueShare = 0.95;
const minDiagnosedShare = 0.35;

const wrong: ProgramDiagnosis[] = [];
const right: ProgramDiagnosis[] = [];

beforeAll(async () => {
  const judge = await sharedJudge();
  const programs = listDiagnosisPrograms();
  const diagnoseNext = async (): Promise<void> => {
    for (let program = programs.shift(); program; program = programs.shift()) {
      (program.isRight ? right : wrong).push(await diagnoseProgram(judge, program));
    }
  };
  await Promise.all([diagnoseNext(), diagnoseNext()]);
}, 1_800_000);

test('the wrong programs fail and have an expected mistake', () => {
  expect(wrong.filter(({ verdict }) => verdict === 'Approved')).toEqual([]);
  expect(wrong.map(({ file }) => file).sort()).toEqual(Object.keys(expectedMistakes).sort());
});

test('at least 95 % of the diagnoses are true', () => {
  const shown = wrong.filter((diagnosis) => diagnosis.shown !== undefined);
  const untrue = shown.filter(({ isTrue }) => !isTrue);
  if (1 - untrue.length / shown.length < minTrueShare) expect(untrue).toEqual([]);
});

test('at least 35 % of the wrong programs are diagnosed', () => {
  const shown = wrong.filter((diagnosis) => diagnosis.shown !== undefined);
  expect(shown.length / wrong.length).toBeGreaterThanOrEqual(minDiagnosedShare);
});

test('right programs pass and have no diagnosis', () => {
  expect(right).toHaveLength(20);
  expect(right.filter(({ verdict, shown }) => verdict !== 'Approved' || shown !== undefined)).toEqual([]);
});
