import { rubricParts, type RehearsalReport, type Rubric, type RubricPart } from '@dryrun/contracts/rehearsal';

export const partNames: Readonly<Record<RubricPart, string>> = {
  communication: 'Communication',
  problemSolving: 'Problem solving',
  code: 'Code',
  testing: 'Testing',
};

/** A level from 1 to 4 that follows from what was measured. */
export function measuredLevel(part: RubricPart, report: RehearsalReport): 1 | 2 | 3 | 4 {
  switch (part) {
    case 'communication':
      return levelOf(report.constraints.asked, report.constraints.of);
    case 'problemSolving':
      if (report.claimed === undefined) return 1;
      if (!report.isClaimedFirst) return 2;
      return report.measured !== undefined && report.measured === report.claimed ? 4 : 3;
    case 'code':
      if (report.verdict === 'Approved') return 4;
      return report.tests ? (levelOf(report.tests.passed, report.tests.of) === 4 ? 3 : 2) : 1;
    case 'testing':
      return report.ownTests ? levelOf(report.ownTests.killed, report.ownTests.programs) : 1;
  }
}

/** The measurement that a part's level follows from, as the end of a sentence. */
export function describeMeasured(part: RubricPart, report: RehearsalReport): string {
  const { constraints, claimed, isClaimedFirst, measured, verdict, tests, ownTests } = report;
  switch (part) {
    case 'communication':
      return `you asked for ${constraints.asked} of ${constraints.of} constraints`;
    case 'problemSolving':
      if (claimed === undefined) return 'you did not say the cost';
      if (!isClaimedFirst) return 'you said the cost after you began to write';
      return measured === claimed
        ? 'you said the measured cost before you began to write'
        : 'you said a cost before you began to write';
    case 'code':
      if (verdict === undefined) return 'you did not submit';
      return tests ? `${tests.passed} of ${tests.of} tests passed` : `the verdict was ${verdict}`;
    case 'testing':
      return ownTests
        ? `your tests break ${ownTests.killed} of ${ownTests.programs} wrong programs`
        : 'your tests were not tried';
  }
}

function levelOf(count: number, of: number): 1 | 2 | 3 | 4 {
  const share = of === 0 ? 0 : count / of;
  if (share >= 0.75) return 4;
  if (share >= 0.5) return 3;
  return share >= 0.25 ? 2 : 1;
}

export interface Gap {
  readonly part: RubricPart;
  readonly said: number;
  readonly measured: number;
}

/** The three parts in which the learner's own level differs most from the measured one. */
export function largestGaps(rubric: Rubric, report: RehearsalReport): readonly Gap[] {
  return rubricParts
    .flatMap((part): Gap[] => {
      const said = rubric[part];
      const measured = measuredLevel(part, report);
      return said === null || said === measured ? [] : [{ part, said, measured }];
    })
    .toSorted((a, b) => Math.abs(b.said - b.measured) - Math.abs(a.said - a.measured))
    .slice(0, 3);
}
