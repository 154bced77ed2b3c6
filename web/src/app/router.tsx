import { pageList, pages } from '@dryrun/contracts/pages';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { LoadFailedPage } from '../pages/LoadFailedPage.tsx';
import { usePageTitle } from '../shared/usePageTitle.ts';
import { Layout } from './layout/Layout.tsx';
import { RequireAdmin, RequireUser, requiresLogin } from './layout/RequireLogin.tsx';

type Page = (typeof pageList)[number];

/** Each router needs its own routes, because `loadMatchedRoutes` changes them. */
export const createRoutes = (): RouteObject[] => [
  {
    ErrorBoundary: LoadFailedPage,
    element: <Layout />,
    children: [
      ...createPages(undefined),
      forAdmins([{ ...lazyPage({ component: 'AdminPage' }), children: createPages('admin') }]),
      { path: '*', ...lazyPage(pages.notFound) },
    ],
  },
  { ErrorBoundary: LoadFailedPage, element: <Layout isWorkspace />, children: createPages('workspace') },
];

const createPages = (layout: Page['layout']): RouteObject[] =>
  pageList.filter((page) => page.layout === layout).map(createRoute);

function createRoute(page: Page): RouteObject {
  const { path, redirectTo, access, layout, loginReason } = page;
  if (redirectTo !== undefined) return { path, element: <Navigate to={redirectTo} replace /> };
  const route = { path, ...lazyPage(page) };
  if (access === 'user')
    return { element: <RequireUser reason={loginReason} />, handle: requiresLogin, children: [route] };
  return access === 'admin' && layout !== 'admin' ? forAdmins([route]) : route;
}

const forAdmins = (children: RouteObject[]): RouteObject => ({
  element: <RequireAdmin />,
  handle: requiresLogin,
  children,
});

type Titled = Pick<Page, 'component' | 'folder' | 'title' | 'description'>;

const lazyPage = (page: Titled): Pick<RouteObject, 'lazy'> => ({ lazy: { Component: () => loadPage(page) } });

/** Loads the component of a page, and sets the page's title unless it sets its own. */
async function loadPage({
  component = '',
  folder = component,
  title,
  description,
}: Titled): Promise<ComponentType> {
  const name = component.replace(/Page$/, ''); // Vite bundles all modules that match this path
  const exported = (await import(`../pages/${folder}/${name}Page.tsx`)) as Record<string, ComponentType>;
  const Component = exported[component];
  if (!Component) throw new Error(`There is no ${component}.`);
  if (title === undefined) return Component;
  return function TitledPage() {
    usePageTitle(title, description);
    return <Component />;
  };
}
