/** The packages that each package may import. All other imports between packages are forbidden. */
const allowedImports = {
  contracts: [],
  content: ['contracts'],
  migrations: [],
  payments: ['contracts', 'migrations'],
  planning: ['contracts', 'content', 'migrations'],
  runtime: ['contracts'],
  bff: ['contracts', 'content', 'migrations', 'payments', 'planning', 'runtime'],
  workers: ['contracts', 'content', 'migrations', 'payments', 'planning', 'runtime'],
  web: ['contracts', 'content'],
};

const packageNames = Object.keys(allowedImports);
const features = 'auth|users|courses|lessons|code|practice|plan|payments|blog|editor';

const remedies = {
  contracts:
    'Contracts are pure: move code that needs a process, a socket or a file to the package that uses it.',
  content: 'Content imports contracts only: combine content with other packages in bff or workers.',
  migrations: 'Migrations import no other package: pass what they need as an argument.',
  payments:
    'Payments import contracts and migrations only: take the dependency as an argument, or move the module to its user.',
  planning:
    'Planning imports contracts, content and migrations only: take the dependency as an argument, or move the module to its user.',
  runtime:
    'Runtime imports contracts only: take the dependency as an argument, or move the module to its user.',
  bff: 'The bff reaches the workers through a row and a job, and the client through contracts.',
  workers: 'Workers reach the bff through a row and a job: put the shared type into contracts.',
  web: 'The client reaches the server through contracts only: put the shared type there.',
};

const packageRules = packageNames.map((name) => ({
  name: `${name}-imports`,
  comment: `${name} may import these packages only: ${allowedImports[name].join(', ') || 'none'}. ${remedies[name]}`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: {
    path: `^(${packageNames.filter((other) => other !== name && !allowedImports[name].includes(other)).join('|')}|infra)/`,
  },
}));

/** In the client, outer layers import inner ones, never the reverse. */
const layers = ['app', 'pages', 'features', 'shared'];
const layerRules = layers.slice(1).map((layer, index) => ({
  name: `web-${layer}-imports-inner-layers-only`,
  comment: `web: app -> pages -> features -> shared. Pass what ${layer} needs from an outer layer as an argument or prop.`,
  severity: 'error',
  from: { path: `^web/src/${layer}/` },
  to: { path: `^web/src/(${layers.slice(0, index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...packageRules,
    {
      name: 'contracts-are-zod-only',
      comment:
        'Contracts run in the browser and on the server, so they depend on zod only. Move other code to the package that needs it.',
      severity: 'error',
      from: { path: '^contracts/src/', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'],
        pathNot: 'node_modules/zod/',
      },
    },
    {
      name: 'paid-content-stays-on-the-server',
      comment:
        'Lessons and problems are paid content: no module of the client may reach them. Public are content/course/outline.ts, signature.ts and invariants.ts of each problem, the blog and the legal pages.',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^content/(course/(lessons|problems)/(?!.*/(?:signature|invariants)\\.ts)|src/(lessons|lesson-traces|problems|solution-files)\\.ts)',
        reachable: true,
      },
    },
    {
      name: 'signatures-are-public',
      comment:
        'The client contains every signature.ts and invariants.ts, so they import contracts only: move what it needs of the problem into it.',
      severity: 'error',
      from: { path: '^content/course/problems/[^/]+/(?:signature|invariants)\\.ts$' },
      to: { path: '^content/' },
    },
    ...layerRules,
    {
      name: 'web-features-do-not-import-each-other',
      comment:
        'A feature imports no other feature: combine them in a page, or move shared code to web/src/shared.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'bff-features-are-apart',
      comment:
        'Features of the bff share data only through SQL or a job: read the row with a query of your own.',
      severity: 'error',
      from: { path: `^bff/src/(${features})/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^bff/src/(${features})/`, pathNot: '^bff/src/$1/' },
    },
    {
      name: 'bff-features-do-not-import-the-app',
      comment:
        'bff: main -> app -> <feature>/routes -> <feature>/*. A feature takes what it needs of the app from its Context.',
      severity: 'error',
      from: { path: `^bff/src/(${features})/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^bff/src/(main|app)\\.ts$' },
    },
    {
      name: 'workers-do-not-import-each-other',
      comment:
        'judge, payments, mail and accounts never import each other: they share data through a row or a job.',
      severity: 'error',
      from: { path: '^workers/src/(judge|payments|mail|accounts)/' },
      to: { path: '^workers/src/(judge|payments|mail|accounts)/', pathNot: '^workers/src/$1/' },
    },
    {
      name: 'sandbox-imports-nothing-else',
      comment:
        'The sandbox runs one command under limits, independent of problems, rows and queues: pass it what it needs.',
      severity: 'error',
      from: { path: '^workers/src/judge/sandbox/' },
      to: { path: `^(${packageNames.join('|')})/`, pathNot: '^workers/src/judge/sandbox/' },
    },
    {
      name: 'no-test-code-in-production',
      comment: 'Production code imports no tests or test helpers: move shared code into its own file.',
      severity: 'error',
      from: {
        path: '^(contracts|content|migrations|payments|planning|runtime|bff|workers|web)/src/',
        pathNot: '(\\.test\\.tsx?|/testing\\.ts)$',
      },
      to: {
        path: '(\\.test\\.tsx?|/testing\\.ts|^(bff|workers|web)/test/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Merge two files that import each other, or extract a third. Type imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-exist',
      comment: 'The import does not resolve: a typo, or a package missing from package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(hast|mdast)$' }, // types only (@types/hast, @types/mdast)
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
