import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pageFile = (name: string) => fileOf(`src/pages/${name}/${name}.tsx`);

const bootFile = fileOf('index.html');
const clientFile = fileOf('src/main.tsx');

const workspacePages = ['LessonPage', 'PracticeProblemPage', 'TwistPage'].map(pageFile);
const textPages = ['LessonPage', 'BlogPostPage', 'TextPage'].map(pageFile);
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
  /** Whether `file` loads the module before it runs. */
  const loads = (file: string, id: string, modules: Modules) => {
    const graph = graphs.get(file) ?? staticGraph(file, modules);
    graphs.set(file, graph);
    return graph.has(id);
  };
  const group = (
    name: string,
    priority: number,
    contains: (id: string, modules: Modules) => boolean,
    limits: { readonly minShareCount?: number; readonly maxModuleSize?: number } = {},
  ) => ({
    name: (id: string, modules: Modules) => {
      // The landing page runs only the boot script, and `main.tsx` keeps a file of its own.
      const isEntry = id === clientFile || loads(bootFile, id, modules);
      return !isEntry && contains(id, modules) ? name : null;
    },
    priority,
    includeDependenciesRecursively: false,
    ...limits,
  });
  return {
    groups: [
      group('client', 4, (id, modules) => loads(clientFile, id, modules)),
      group('workspace', 3, (id, modules) => {
        const isLoaded = (file: string) => loads(file, id, modules);
        return workspacePages.every(isLoaded) && ![...textPages.slice(1), ...plainPages].some(isLoaded);
      }),
      group('markdown', 2, (id, modules) => {
        const isLoaded = (file: string) => loads(file, id, modules);
        return textPages.every(isLoaded) && !plainPages.some(isLoaded);
      }),
      group(
        'shared',
        1,
        (id) => /lucide|\/web\/src\/shared\//.test(id) && !/\/shared\/(?:markdown|blocks)\//.test(id),
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
