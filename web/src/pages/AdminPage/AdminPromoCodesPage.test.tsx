import { getOverview, listGrantableCourses } from '@dryrun/contracts/admin';
import {
  changePromoCode,
  createPromoCode,
  listPromoCodes,
  type PromoCode,
} from '@dryrun/contracts/promo-codes';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createSession, createUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { mockEndpoint, ApiError, server } from '../../../test/server.ts';

const promo: PromoCode = {
  code: 'SPRING',
  fraction: 0.2,
  offCents: null,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxUsesPerBuyer: null,
  coursesIds: [2],
  firstPurchaseOnly: false,
  isLink: false,
  note: '',
  used: 0,
  reserved: 0,
};

interface Options {
  readonly listed?: PromoCode;
  readonly created?: PromoCode | ApiError;
}

async function openPromoCodes({ listed = promo, created = promo }: Options = {}) {
  const bodies: unknown[] = [];
  const admin = createUser({ role: 'admin' });
  server.use(
    mockEndpoint(getMe, () => admin),
    mockEndpoint(getOverview, () => new ApiError('internal')),
    mockEndpoint(listGrantableCourses, () => [
      { id: 1, title: 'Coding interview course' },
      { id: 2, title: 'Number talk' },
    ]),
    mockEndpoint(listPromoCodes, () => ({ rows: [listed], next: null })),
    mockEndpoint(createPromoCode, ({ body }) => {
      bodies.push(body);
      return created;
    }),
    mockEndpoint(changePromoCode, ({ body }) => {
      bodies.push(body);
      return listed;
    }),
  );
  const { user } = renderApp({ at: '/admin/promo-codes', session: createSession(admin) });
  const fill = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const create = () => user.click(screen.getByRole('button', { name: 'Create' }));
  return { user, bodies, fill, create };
}

const errorOf = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;

test('limits a new promo code to the checked courses', async () => {
  const { user, bodies, fill, create } = await openPromoCodes();
  await fill('Code', 'spring');
  await fill('Discount (20% or $5)', '20%');
  await user.click(await screen.findByRole('checkbox', { name: 'Number talk' }));
  await create();
  await screen.findByText('SPRING was created.');
  await fill('Code', 'summer');
  await fill('Discount (20% or $5)', '$5');
  await create();
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toMatchObject([
    { code: 'spring', fraction: 0.2, coursesIds: [2] },
    { code: 'summer', offCents: 500, coursesIds: null },
  ]);
});

test('names the courses of a limited promo code', async () => {
  await openPromoCodes();
  const row = await screen.findByRole('row', { name: /SPRING/ });
  await waitFor(() => expect(row.textContent).toContain('20%Number talk'));
});

test('shows all errors of a new promo code at their fields', async () => {
  const { bodies, fill, create } = await openPromoCodes({
    created: new ApiError('promo_code_exists', { code: 'code: this promo code already exists.' }),
  });
  await fill('Total uses', 'many');
  await create();
  expect(errorOf('Code')).toBe('Enter a code.');
  expect(errorOf('Discount (20% or $5)')).toBe('Enter a discount such as 20% or $5.');
  expect(errorOf('Total uses')).toBe('Enter a whole number of 1 or more, or leave it empty.');
  expect(bodies).toEqual([]);
  await fill('Code', 'spring');
  await fill('Discount (20% or $5)', '20%');
  await fill('Total uses', '3');
  await create();
  await screen.findByText('This promo code already exists.');
  expect(errorOf('Code')).toBe('This promo code already exists.');
});

test('keeps the end of a promo code when only its note changes', async () => {
  const { user, bodies } = await openPromoCodes({
    listed: { ...promo, validUntil: '2026-11-24T10:00:00.000Z' },
  });
  await user.click(await screen.findByRole('button', { name: 'Limits of SPRING' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Note'), 'over');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The limits of SPRING were changed.');
  expect(bodies).toEqual([{ maxUses: null, note: 'over' }]);
});

test('changes the end of a promo code to the end of the chosen day', async () => {
  const { user, bodies } = await openPromoCodes();
  await user.click(await screen.findByRole('button', { name: 'Limits of SPRING' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Last day'), '2030-01-31');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The limits of SPRING were changed.');
  expect(bodies).toMatchObject([{ validUntil: new Date('2030-01-31T23:59:59').toISOString() }]);
});

test.each([
  [0, 'It can no longer be applied. Past purchases keep the discount.'],
  [1, 'It can no longer be applied. 1 open checkout can still pay with it.'],
  [2, 'It can no longer be applied. 2 open checkouts can still pay with it.'],
])('ends a promo code with %i open checkouts after a confirmation', async (reserved, description) => {
  const { user, bodies } = await openPromoCodes({ listed: { ...promo, reserved } });
  await user.click(await screen.findByRole('button', { name: 'End SPRING' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End SPRING?' }));
  dialog.getByText(description);
  expect(bodies).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'End SPRING' }));
  await screen.findByText('SPRING has ended.');
  expect(bodies).toEqual([{ validUntil: expect.any(String) }]);
});
