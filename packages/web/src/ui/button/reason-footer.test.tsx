import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../overlay/dialog';
import { reasonFooter } from './reason-footer';

const dialog = (onOk: () => void, disabledReason?: string) => (
  <Dialog
    open
    title="签收"
    okText="签收 3 台"
    onOk={onOk}
    footer={reasonFooter('签收 3 台', disabledReason)}
  />
);

it('ORDER-01 a button to go on that is off is reached by keyboard, says why, and does nothing', async () => {
  const onOk = vi.fn();
  const { rerender } = render(dialog(onOk, '请填写实收数量'));
  const off = screen.getByRole('button', { name: '签收 3 台' });
  expect(off.getAttribute('aria-disabled')).toBe('true');
  act(() => off.focus());
  await screen.findByText('请填写实收数量');
  await userEvent.click(off);
  expect(onOk).not.toHaveBeenCalled();
  rerender(dialog(onOk));
  await userEvent.click(screen.getByRole('button', { name: '签收 3 台' }));
  expect(onOk).toHaveBeenCalledOnce();
});
