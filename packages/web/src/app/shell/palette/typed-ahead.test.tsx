import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TypedAhead, typedAhead } from './typed-ahead';

it('keeps what is typed before the palette is there, hands no key to the page, and ends with it', () => {
  const onClose = vi.fn();
  const onKey = vi.fn();
  const { rerender } = render(
    <>
      <input aria-label="数量" onKeyDown={onKey} />
      <TypedAhead onClose={onClose} />
    </>,
  );
  const field = screen.getByRole('textbox', { name: '数量' });
  for (const key of ['g', 'w', 'x', 'Backspace', 'c', 'Enter']) fireEvent.keyDown(field, { key });
  expect(typedAhead()).toBe('gwc');
  expect(onKey).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'c', ctrlKey: true });
  expect(onKey).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<input aria-label="数量" onKeyDown={onKey} />);
  fireEvent.keyDown(field, { key: 'g' });
  expect(typedAhead()).toBe('');
});
