import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pageFile = (name: string) => fileOf(`src/pages/${name}/${name}.tsx`);

const bootFile = fileOf('index.html');
const clientFile = fileOf('src/main.tsx');

/** Shows texts and the workspace. */
const lessonPage = pageFile('LessonPage');
const workspacePages = ['PracticeProblemPage', 'TwistPage'].map(pageFile);
const textPages = ['BlogPostPage', 'TextPage'].map(pageFile);
/** Pages that show a little text. Without this list, each would load all that a lesson needs. */
const plainPages = [
  'AdminPage',
  'BreakPage',
  'CheckoutPage',
  'CoursePage',
  'LandingPage',
  'LoginPage',
  'MyCoursesPage',
  'PlanPage',
  'PracticePage',
  'RehearsalPage',
  'RehearsePage',
  'TodayPage',
].map(pageFile);

/**
 * Merges modules that the same kinds of pages load. Without groups, each set of pages that shares a module has its own
 * chunk: a coding lesson loads 113 files, which takes seconds on a slow connection
 * (docs/decisions/0033-pages-load-few-chunks.md).
 */
export function chunkGroups(): CodeSplitting {
  const graphs = new Map<string, ReadonlySet<string>>();
  const graphOf = (file: string, modules: Modules) => {
    const graph = graphs.get(file) ?? staticGraph(file, modules);
    graphs.set(file, graph);
    return graph;
  };
  const group = (
    name: string,
    priority: number,
    contains: (isLoadedBy: (file: string) => boolean, id: string) => boolean,
    limits: { readonly minShareCount?: number; readonly maxModuleSize?: number } = {},
  ) => ({
    name: (id: string, modules: Modules) => {
      const isLoadedBy = (file: string) => graphOf(file, modules).has(id);
      // The landing page runs only the boot script, and `main.tsx` keeps a file of its own.
      if (id === clientFile || isLoadedBy(bootFile)) return null;
      return contains(isLoadedBy, id) ? name : null;
    },
    priority,
    includeDependenciesRecursively: false,
    ...limits,
  });
  return {
    groups: [
      group('client', 4, (isLoadedBy) => isLoadedBy(clientFile)),
      group(
        'workspace',
        3,
        (isLoadedBy) =>
          [lessonPage, ...workspacePages].every(isLoadedBy) &&
          ![...textPages, ...plainPages].some(isLoadedBy),
      ),
      group(
        'markdown',
        2,
        (isLoadedBy) => [lessonPage, ...textPages].every(isLoadedBy) && !plainPages.some(isLoadedBy),
      ),
      group(
        'shared',
        1,
        (_, id) => /lucide|\/web\/src\/shared\//.test(id) && !/\/shared\/(?:markdown|blocks)\//.test(id),
        { minShareCount: 4, maxModuleSize: 8000 },
      ),
    ],
  };
}

/** The modules that a file imports, directly or indirectly, without dynamic imports. Throws if the build lacks the file. */
function staticGraph(file: string, modules: Modules): ReadonlySet<string> {
  if (!modules.getModuleInfo(file))
    throw new Error(`The client has no module ${file}: change chunk-groups.ts.`);
  const graph = new Set<string>();
  const visit = (id: string) => {
    if (graph.has(id)) return;
    graph.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(file);
  return graph;
}
