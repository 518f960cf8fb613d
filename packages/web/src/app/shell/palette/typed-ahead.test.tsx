import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TypedAhead, typedAhead, whenComposed } from './typed-ahead';

it('keeps what is typed before the palette is there, also by an input method, and ends with it', async () => {
  const onClose = vi.fn();
  const { unmount } = render(<TypedAhead onClose={onClose} />);
  const field = screen.getByRole('textbox', { name: '查找商品、订单、页面和操作' });
  expect(document.activeElement).toBe(field);
  await whenComposed();
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'bing' } });
  const arrived = vi.fn();
  const composed = whenComposed().then(arrived);
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect([onClose.mock.calls.length, arrived.mock.calls.length]).toEqual([0, 0]);
  fireEvent.change(field, { target: { value: '冰箱' } });
  fireEvent.compositionEnd(field);
  await composed;
  expect(typedAhead()).toBe('冰箱');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(typedAhead()).toBe('');
});
