import { deleteAvatar, updateAvatar } from '@dryrun/contracts/profile';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createUser } from '../../../test/users.ts';
import { renderWith } from '../../../test/render.tsx';
import { mockEndpoint, ApiError, server, recordCalls } from '../../../test/server.ts';
import { AvatarForm } from './AvatarForm.tsx';

const file = new File(['picture'], 'me.png', { type: 'image/png' });

function renderForm({
  imageUrl = null,
  readImage = () => Promise.resolve('cGljdHVyZQ=='),
}: {
  readonly imageUrl?: string | null;
  readonly readImage?: () => Promise<string>;
} = {}) {
  return renderWith(<AvatarForm imageUrl={imageUrl} readImage={readImage} />);
}

test('uploads the chosen picture', async () => {
  const bodies = recordCalls(updateAvatar, 'body', () => createUser({ imageUrl: '/avatars/1.webp' }));
  const { user } = renderForm();
  await user.upload(screen.getByLabelText('Picture file'), file);
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(bodies).toEqual([{ image: 'cGljdHVyZQ==' }]);
});

test('shows an error and sends nothing for a file that is not a picture', async () => {
  const { user } = renderForm({ readImage: () => Promise.reject(new Error('no picture')) });
  await user.upload(screen.getByLabelText('Picture file'), file);
  expect(await screen.findByText(/^Your browser can.t read this picture/)).toBeTruthy();
});

test('shows a readable error when the server rejects the picture', async () => {
  server.use(mockEndpoint(updateAvatar, () => new ApiError('image_not_readable')));
  const { user } = renderForm();
  await user.upload(screen.getByLabelText('Picture file'), file);
  expect(
    await screen.findByText("We can't read this image. Use a JPEG, PNG, WebP or GIF file."),
  ).toBeTruthy();
});

test('removes the picture', async () => {
  let isRemoved = false;
  server.use(
    mockEndpoint(deleteAvatar, () => {
      isRemoved = true;
      return createUser();
    }),
  );
  const { user } = renderForm({ imageUrl: '/avatars/1.webp' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(isRemoved).toBe(true));
});
