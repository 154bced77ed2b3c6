import { availableParallelism } from 'node:os';
import { sharedPattern } from './infra/testing/shared-modules.mjs';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'es6' },
};

/** `npm run test:full` adds the slow tests: files named *.full.test.ts. */
const isFull = process.env.DRYRUN_TEST_TIER === 'full';

/** Tests that run programs in the sandbox. */
const judgeTests = [
  'workers/test/',
  'workers/src/judge/sandbox/',
  'workers/src/judge/grading/execute.test.ts',
];

const project = (name) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  testMatch: [`<rootDir>/${name}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isFull ? [] : ['\\.full\\.test\\.ts$'])],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  testEnvironment: '<rootDir>/infra/testing/plain-context-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
});

/** A project whose tests use the test run's Postgres and Redis. */
const projectWithServices = (name) => ({
  ...project(name),
  globalSetup: '<rootDir>/infra/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/infra/testing/global-teardown.mjs',
});

/** A project whose test files share the npm packages and the course's problems in each worker process. */
const withSharedModules = (one) => ({
  ...one,
  testEnvironment: '<rootDir>/infra/testing/node-environment.mjs',
  transform: { [sharedPattern]: '<rootDir>/infra/testing/shared-modules-transform.mjs', ...one.transform },
  transformIgnorePatterns: [], // packages too: their files become stubs
});

const without = (one, patterns) => ({
  ...one,
  testPathIgnorePatterns: [
    ...one.testPathIgnorePatterns,
    ...patterns.map((pattern) => `<rootDir>/${pattern}`),
  ],
});

const judgeRunner = '<rootDir>/infra/testing/judge-runner.mjs';

/** A project whose tests need nothing but the CPU, so they can use what the judge's tests leave of it. */
const besideJudge = (one) => ({
  ...one,
  runner: judgeRunner,
  setupFiles: ['<rootDir>/infra/testing/lowest-priority.mjs'],
});

/** The client's tests: jsdom, with style sheets mapped to their class names. */
const web = {
  ...besideJudge(project('web')),
  testEnvironment: '<rootDir>/infra/testing/client-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.md'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc], '\\.md$': '<rootDir>/web/test/markdown-transform.ts' },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/web/test/css-modules.ts',
    '\\.worker(?:\\.ts)?$': '<rootDir>/web/test/worker-url.ts',
  },
};

/** End-to-end tests share one running system, and a Chromium per worker process. */
const e2e = {
  ...project('e2e'),
  testMatch: ['<rootDir>/infra/e2e/**/*.test.ts'],
  testEnvironment: '<rootDir>/infra/testing/browser-environment.mjs',
  globalSetup: '<rootDir>/infra/e2e/global-setup.mjs',
  globalTeardown: '<rootDir>/infra/e2e/global-teardown.mjs',
};

/** The judge's tests measure CPU time and memory, so they run last, one file at a time, on a shared judge. */
const judge = {
  ...projectWithServices('judge'),
  testMatch: [
    '<rootDir>/workers/{test,src/judge/sandbox}/**/*.test.ts',
    '<rootDir>/workers/src/judge/grading/execute.test.ts',
  ],
  runner: judgeRunner,
  testEnvironment: '<rootDir>/infra/testing/judge-environment.mjs',
};

export default {
  testTimeout: 180_000, // only stops hanging tests
  maxWorkers: availableParallelism() + 1, // a worker often waits for a browser or a judge
  workerIdleMemoryLimit: '1.5GB', // replaces a worker: jest keeps the modules of finished test files in memory
  reporters: ['<rootDir>/infra/testing/progress-reporter.ts'],
  testSequencer: '<rootDir>/infra/testing/sequencer.ts',
  projects: [
    e2e,
    ...['migrations', 'payments', 'runtime'].map(projectWithServices),
    withSharedModules(projectWithServices('bff')),
    without(projectWithServices('workers'), judgeTests),
    without(projectWithServices('infra'), ['infra/e2e/']),
    ...['contracts', 'content', 'planning'].map(project).map(besideJudge),
    web,
    judge,
  ],
};
