import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the lazy pages that match a path, so that the first render shows no fallback. Changes `routes`. */
export async function loadMatchedRoutes(routes: RouteObject[], path: string): Promise<void> {
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
