const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'es6' },
};

const room = (name) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  testMatch: [`<rootDir>/${name}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
});

/** A room whose tests use the run's own Postgres and Redis. */
const roomWithServices = (name) => ({
  ...room(name),
  globalSetup: '<rootDir>/infra/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/infra/testing/global-teardown.mjs',
});

/** The client's tests: jsdom, with style sheets replaced by their class names. */
const web = {
  ...room('web'),
  testEnvironment: '<rootDir>/web/test/environment.ts',
  setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.md'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc], '\\.md$': '<rootDir>/web/test/markdown-transform.ts' },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/web/test/css-modules.ts',
    '\\.worker(?:\\.ts)?$': '<rootDir>/web/test/worker-url.ts',
  },
};

export default {
  testTimeout: 30_000, // a loaded machine is slow, not wrong
  projects: [
    room('contracts'),
    room('content'),
    web,
    ...['migrations', 'runtime', 'bff', 'workers', 'infra'].map(roomWithServices),
  ],
};
