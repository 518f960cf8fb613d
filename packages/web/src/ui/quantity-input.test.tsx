import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { QuantityInput } from './quantity-input';

const read = (text: string) =>
  /^\d+$/.test(text)
    ? ({ ok: true, quantity: Number(text) } as const)
    : ({ ok: false, text: '只能输入数字' } as const);

function shown(props: Partial<Parameters<typeof QuantityInput>[0]> = {}) {
  const onCommit = vi.fn();
  const view = render(<QuantityInput label="数量" value={2} read={read} onCommit={onCommit} {...props} />);
  return { onCommit, field: screen.getByRole('textbox', { name: '数量' }), ...view };
}

it('CART-09 Enter and then leaving the field hand the same quantity over once', async () => {
  const { onCommit, field } = shown();
  await userEvent.clear(field);
  await userEvent.type(field, '5{Enter}');
  await userEvent.tab();
  expect(onCommit.mock.calls).toEqual([[5]]);
});

it('CART-09 what is wrong stays as typed, with its reason, and is not handed over', async () => {
  const { onCommit, field } = shown();
  await userEvent.clear(field);
  await userEvent.type(field, '5台{Enter}');
  screen.getByText('只能输入数字');
  expect(field).toHaveProperty('value', '5台');
  expect(onCommit).not.toHaveBeenCalled();
});

it('CART-09 a refused quantity can be handed over again', async () => {
  const { onCommit, field } = shown({ problem: '库存不足' });
  await userEvent.clear(field);
  await userEvent.type(field, '2{Enter}');
  expect(onCommit.mock.calls).toEqual([[2]]);
});

it('BIG-01 plus goes from 0 to the least quantity, minus back to 0', async () => {
  const first = shown({ value: 0, min: 0, start: 20 });
  await userEvent.click(screen.getByRole('button', { name: '数量加一' }));
  expect(first.onCommit.mock.calls).toEqual([[20]]);
  first.unmount();
  const second = shown({ value: 20, min: 0, start: 20 });
  await userEvent.click(screen.getByRole('button', { name: '数量减一' }));
  expect(second.onCommit.mock.calls).toEqual([[0]]);
});

it('CART-09 Escape brings back what was there before, also after a refusal', async () => {
  const first = shown();
  await userEvent.clear(first.field);
  await userEvent.type(first.field, '5台{Enter}{Escape}');
  expect(first.field).toHaveProperty('value', '2');
  expect(screen.queryByText('只能输入数字')).toBeNull();
  expect(first.onCommit).not.toHaveBeenCalled();
  first.unmount();
  const second = shown({ problem: '库存不足' });
  await userEvent.clear(second.field);
  await userEvent.type(second.field, '9{Escape}');
  expect(second.onCommit.mock.calls).toEqual([[2]]);
});

it('CART-09 a right quantity that is typed when its row goes out of sight is handed over', async () => {
  const { field, onCommit, unmount } = shown();
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  unmount();
  expect(onCommit.mock.calls).toEqual([[7]]);
});

it('CART-09 a live quantity is handed over while it is typed; Escape brings back what it began with', async () => {
  function Live() {
    const [value, setValue] = useState(3);
    return (
      <>
        <QuantityInput label="数量" value={value} min={0} unit="台" isLive read={read} onCommit={setValue} />
        <output>{value}</output>
      </>
    );
  }
  render(<Live />);
  const field = screen.getByRole('textbox', { name: '数量' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '12');
  expect(screen.getByRole('status').textContent).toBe('12');
  await userEvent.type(field, 'x');
  expect([screen.getByRole('status').textContent, screen.queryByRole('alert')]).toEqual(['12', null]);
  await userEvent.keyboard('{Escape}');
  expect([screen.getByRole('status').textContent, field.getAttribute('value')]).toEqual(['3', '3']);
});

it('CART-09 Tab goes from field to field: minus and plus are not on the way', () => {
  shown();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
});

it('CART-09 what cannot be taken is told to the page, and that it is settled again', async () => {
  const onWrong = vi.fn();
  const { field } = shown({ onWrong });
  await userEvent.clear(field);
  await userEvent.type(field, '5台{Enter}');
  expect(onWrong.mock.calls).toEqual([['只能输入数字']]);
  await userEvent.keyboard('{Escape}');
  expect(onWrong.mock.calls).toEqual([['只能输入数字'], [undefined]]);
});

it('CART-09 a refusal from outside stands while the field is only passed through', async () => {
  const { field, onCommit } = shown({ problem: '9：数量不能小于 10' });
  await userEvent.click(field);
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.type(field, '{Enter}');
  expect(onCommit.mock.calls).toEqual([[2]]);
});
