import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the pages which an address shows, and notes them in the routes, so that the first drawing is the page itself. */
export async function loadMatchedPages(routes: RouteObject[], path: string): Promise<void> {
  const matched = matchRoutes(routes, path) ?? [];
  await Promise.all(matched.map(({ route }) => loadPage(route)));
}

async function loadPage(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'object' || !lazy.Component) return;
  const Component = await lazy.Component();
  if (!Component) return;
  route.Component = Component as ComponentType;
  delete route.lazy;
}
