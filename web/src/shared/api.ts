import { createApi, fetchBaseQuery, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { tokenExpired, type SessionState } from './session.ts';

const requestTimeoutMs = 20_000;

const send = fetchBaseQuery({
  baseUrl: `${globalThis.location?.origin ?? ''}/api`, // there is no location on the server
  timeout: requestTimeoutMs,
  prepareHeaders: (headers, { getState }) => {
    const { accessToken } = (getState() as SessionState).session;
    if (accessToken) headers.set('authorization', `Bearer ${accessToken}`);
    return headers;
  },
});

/** Logs out on a 401, unless the token has changed: a late response must not end a newer session. */
const baseQuery: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const sentToken = (api.getState() as SessionState).session.accessToken;
  const result = await send(args, api, options);
  if (result.error?.status === 401 && sentToken) {
    const { accessToken } = (api.getState() as SessionState).session;
    if (accessToken === sentToken) api.dispatch(tokenExpired());
  }
  return result;
};

/** The only API slice. Features add endpoints with `api.injectEndpoints` in `features/<feature>/<feature>Api.ts`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Annotations',
    'Comments',
    'User',
    'Profile',
    'Sessions',
    'Lesson',
    'Submissions',
    'Payments',
    'Practice',
    'Memory',
    'Rehearsals',
    'Admin',
  ],
  endpoints: () => ({}),
});

/** Prevents rerenders when the request's state changes, for callers that only use the promise. */
export const withoutRerender = { selectFromResult: () => ({}) };
