/** Every arrow that is allowed between our packages; whatever is not listed is forbidden. */
const arrows = {
  contracts: [],
  content: ['contracts'],
  migrations: [],
  runtime: ['contracts'],
  bff: ['contracts', 'content', 'migrations', 'runtime'],
  workers: ['contracts', 'content', 'migrations', 'runtime'],
  web: ['contracts', 'content'],
};

const packageNames = Object.keys(arrows);
const rooms = 'auth|users|courses|lessons|code|payments|blog|editor';

const remedies = {
  contracts: 'Contracts are pure: move what needs a process, a socket or a file to the package that uses it.',
  content: 'Content knows contracts only: let the bff or the workers bring content and the rest together.',
  migrations: 'Migrations stand alone: pass what they need as an argument.',
  runtime:
    'Runtime knows contracts only: take the other thing as an argument, or put the module where its user is.',
  bff: 'The bff talks to the workers by a row and a job, and to the client by contracts.',
  workers: 'Workers talk to the bff by a row and a job: share a shape through contracts.',
  web: 'The client talks to the server by contracts only: put the shared shape there.',
};

const packageRules = packageNames.map((name) => ({
  name: `${name}-imports`,
  comment: `${name} may import of ours only: ${arrows[name].join(', ') || 'nothing'}. ${remedies[name]}`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: {
    path: `^(${packageNames.filter((other) => other !== name && !arrows[name].includes(other)).join('|')}|infra)/`,
  },
}));

/** In the client an outer layer may use an inner one, never the other way. */
const layers = ['app', 'pages', 'features', 'shared'];
const layerRules = layers.slice(1).map((layer, index) => ({
  name: `web-${layer}-looks-inward`,
  comment: `web: app -> pages -> features -> shared. What ${layer} needs from further out is passed in as an argument or prop.`,
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
        'Contracts run in the browser and on the server and use zod alone. Do the other work in the package that needs it.',
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
        'Lessons and problems are paid for or secret: nothing the client can reach may import them. Public is content/course/outline.ts, content/course/signatures and the blog and legal pages.',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^content/(course/(lessons|problems)/|src/(lessons|problems|solution-files)\\.ts)',
        reachable: true,
      },
    },
    ...layerRules,
    {
      name: 'web-features-are-apart',
      comment:
        'A feature imports no other feature: a page puts both together, or what they share moves to web/src/shared.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'bff-rooms-are-apart',
      comment:
        'Rooms of the bff meet only through SQL or a job: read the row you need with a query of your own.',
      severity: 'error',
      from: { path: `^bff/src/(${rooms})/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^bff/src/(${rooms})/`, pathNot: '^bff/src/$1/' },
    },
    {
      name: 'bff-rooms-do-not-know-the-app',
      comment:
        'bff: main -> app -> <room>/routes -> <room>/*. What a room needs of the app is in its Context.',
      severity: 'error',
      from: { path: `^bff/src/(${rooms})/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^bff/src/(main|app)\\.ts$' },
    },
    {
      name: 'workers-are-apart',
      comment: 'judge, payments, mail and accounts never import each other: they meet in a row or a job.',
      severity: 'error',
      from: { path: '^workers/src/(judge|payments|mail|accounts)/' },
      to: { path: '^workers/src/(judge|payments|mail|accounts)/', pathNot: '^workers/src/$1/' },
    },
    {
      name: 'sandbox-knows-nothing-of-ours',
      comment:
        'The sandbox runs one command under limits and knows no problem, row or queue: pass it what it needs.',
      severity: 'error',
      from: { path: '^workers/src/judge/sandbox/' },
      to: { path: `^(${packageNames.join('|')})/`, pathNot: '^workers/src/judge/sandbox/' },
    },
    {
      name: 'no-test-parts-in-production',
      comment:
        'Code that runs for people imports neither tests nor testing parts: move what both need into a file of its own.',
      severity: 'error',
      from: {
        path: '^(contracts|content|migrations|runtime|bff|workers|web)/src/',
        pathNot: '(\\.test\\.tsx?|/testing\\.ts)$',
      },
      to: {
        path: '(\\.test\\.tsx?|/testing\\.ts|^(bff|workers|web)/test/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one file, or need a third which both import. Type imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-exist',
      comment: 'The import leads nowhere: a typing slip, or a package that is not in package.json.',
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
