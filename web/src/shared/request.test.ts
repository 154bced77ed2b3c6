import { checkRun, startSubmission } from '@dryrun/contracts/code';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { request } from './request.ts';

test('encodes path parameters and passes query parameters separately', () => {
  expect(request(checkRun).query({ params: { runId: 'a/b' }, query: { wait: 1000 } })).toEqual({
    method: 'GET',
    url: '/code/run/a%2Fb/check',
    params: { wait: 1000 },
  });
});

test('passes the request body', () => {
  const body = { questionId: 1, lang: 'java', typedCode: '', courseId: 1 } as const;
  expect(request(startSubmission).query({ body })).toEqual({ method: 'POST', url: '/code/submit', body });
});

test('takes no argument for an endpoint without inputs', () => {
  expect(request(getMe).query()).toEqual({ method: 'GET', url: '/user/me' });
});
