import { getMe, type User } from '@dryrun/contracts/users';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { createUser, createOwner } from '../../test/users.ts';
import { request } from './request.ts';
import { userLoaded } from './session.ts';
import { applyUserResponse, userRequest } from './userResponse.ts';

const dispatch = jest.fn<(action: { readonly type: string }) => void>();
let accessToken: string | null;
let user: User | null;
const getState = () => ({ session: { accessToken, user } });
beforeEach(() => {
  user = null;
  accessToken = 'first';
  dispatch.mockClear();
});

test('ignores the response of an earlier request and fetches the user after both', async () => {
  const slow = Promise.withResolvers<{ data: ReturnType<typeof createUser> }>();
  const stale = applyUserResponse({ dispatch, getState, queryFulfilled: slow.promise });
  await applyUserResponse({
    dispatch,
    getState,
    queryFulfilled: Promise.resolve({ data: createOwner([23]) }),
  });
  slow.resolve({ data: createOwner([]) });
  await stale;
  expect(dispatch.mock.calls.map(([action]) => action.type)).toEqual([userLoaded.type, 'api/invalidateTags']);
  expect(dispatch.mock.calls[0]?.[0]).toMatchObject({ payload: createOwner([23]) });
});

test('keeps the shown user while an earlier request is unfinished, and then fetches the user', async () => {
  user = createOwner([23]);
  const slow = Promise.withResolvers<{ data: User }>();
  const completion = applyUserResponse({ dispatch, getState, queryFulfilled: slow.promise });
  await applyUserResponse({
    dispatch,
    getState,
    queryFulfilled: Promise.resolve({ data: createOwner([]) }),
  });
  expect(dispatch).not.toHaveBeenCalled();
  slow.resolve({ data: createOwner([23]) });
  await completion;
  expect(dispatch.mock.calls.map(([action]) => action.type)).toEqual(['api/invalidateTags']);
});

test('fetches the user again when the later of two overlapping requests could have been answered first', async () => {
  const [earlier, later] = [1, 2].map(() => Promise.withResolvers<{ data: ReturnType<typeof createUser> }>());
  const responses = [earlier, later].map((response) =>
    applyUserResponse({
      dispatch,
      getState,
      queryFulfilled: response?.promise ?? Promise.reject(new Error()),
    }),
  );
  earlier?.resolve({ data: createOwner([23]) });
  await responses[0];
  expect(dispatch).not.toHaveBeenCalled();
  later?.resolve({ data: createOwner([]) });
  await responses[1];
  expect(dispatch.mock.calls.map(([action]) => action.type)).toEqual([userLoaded.type, 'api/invalidateTags']);
});

test('applies responses that arrive in order and ignores failed requests', async () => {
  await userRequest(request(getMe)).onQueryStarted(undefined, {
    dispatch,
    getState,
    queryFulfilled: Promise.reject(new Error('away')),
  });
  expect(dispatch).not.toHaveBeenCalled();
  for (const data of [createUser({ name: 'Ada' }), createUser({ name: 'Bo' })]) {
    await applyUserResponse({ dispatch, getState, queryFulfilled: Promise.resolve({ data }) });
    expect(dispatch).toHaveBeenLastCalledWith(userLoaded(data));
  }
});

test('ignores a response that arrives after another login', async () => {
  const slow = Promise.withResolvers<{ data: ReturnType<typeof createUser> }>();
  const late = applyUserResponse({ dispatch, getState, queryFulfilled: slow.promise });
  accessToken = 'second';
  slow.resolve({ data: createUser({ name: 'Ada' }) });
  await late;
  expect(dispatch).not.toHaveBeenCalled();
});
