const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'es6' },
};

const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'import', 'default'] },
};

const room = (name) => ({
  ...base,
  displayName: name,
  rootDir: import.meta.dirname,
  testMatch: [`<rootDir>/${name}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
});

export default {
  projects: ['contracts', 'content', 'migrations', 'runtime', 'bff', 'workers', 'infra'].map(room),
};
