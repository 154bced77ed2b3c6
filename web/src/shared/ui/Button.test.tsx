import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';

test('a pending button ignores clicks but can keep the focus', () => {
  const [onClick, onSubmit] = [jest.fn(), jest.fn((event: Event) => event.preventDefault())];
  const renderForm = (isPending: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button type="submit" isPending={isPending} pendingText="Saving…" onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(renderForm(false));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(renderForm(true));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving…' });
  fireEvent.click(button);
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
});
