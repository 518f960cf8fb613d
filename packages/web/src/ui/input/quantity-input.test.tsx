import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { QuantityInput } from './quantity-input';
import { useQuantityDraft } from './use-quantity-draft';

const read = (text: string) =>
  /^\d+$/.test(text)
    ? ({ ok: true, quantity: Number(text) } as const)
    : ({ ok: false, refusal: { code: 'quantity.digits', params: {} } } as const);

function draw(props: Partial<Parameters<typeof QuantityInput>[0]> = {}) {
  const onCommit = vi.fn();
  const onWrong = vi.fn();
  const defaults = { label: '数量', value: 2, read, onCommit, onWrong };
  const view = render(<QuantityInput {...defaults} {...props} />);
  /** Another quantity from the page. */
  const answer = (value: number) => view.rerender(<QuantityInput {...defaults} {...props} value={value} />);
  return { answer, onCommit, onWrong, field: screen.getByRole('textbox', { name: '数量' }), ...view };
}

it('CART-09 Enter and then leaving the field hand the same quantity over once', async () => {
  const { onCommit, field } = draw();
  await userEvent.clear(field);
  await userEvent.type(field, '5{Enter}');
  await userEvent.tab();
  expect(onCommit.mock.calls).toEqual([[5]]);
});

it('CART-09 a wrong text stays as typed, with its reason, and is not passed on', async () => {
  const { onCommit, field } = draw();
  await userEvent.clear(field);
  await userEvent.type(field, '5台{Enter}');
  screen.getByText('数量只能输入数字');
  expect(field).toHaveProperty('value', '5台');
  expect(onCommit).not.toHaveBeenCalled();
});

it('CART-09 a refused quantity can be handed over again', async () => {
  const { onCommit, field } = draw({ problem: '库存不足' });
  await userEvent.clear(field);
  await userEvent.type(field, '2{Enter}');
  expect(onCommit.mock.calls).toEqual([[2]]);
});

it('BIG-01 plus goes from 0 to the least quantity, minus back to 0', async () => {
  const first = draw({ value: 0, min: 0, start: 20 });
  await userEvent.click(screen.getByRole('button', { name: '数量加一' }));
  expect(first.onCommit.mock.calls).toEqual([[20]]);
  first.unmount();
  const second = draw({ value: 20, min: 0, start: 20 });
  await userEvent.click(screen.getByRole('button', { name: '数量减一' }));
  expect(second.onCommit.mock.calls).toEqual([[0]]);
});

it('CART-09 Escape brings back what was there before, also after a refusal', async () => {
  const first = draw();
  await userEvent.clear(first.field);
  await userEvent.type(first.field, '5台{Enter}{Escape}');
  expect(first.field).toHaveProperty('value', '2');
  expect(screen.queryByText('数量只能输入数字')).toBeNull();
  expect(first.onCommit).not.toHaveBeenCalled();
  first.unmount();
  const second = draw({ problem: '库存不足' });
  await userEvent.clear(second.field);
  await userEvent.type(second.field, '9{Escape}');
  expect(second.onCommit.mock.calls).toEqual([[2]]);
});

it('CART-09 a right quantity that is typed when its row goes out of sight is handed over', async () => {
  const { field, onCommit, unmount } = draw();
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  unmount();
  expect(onCommit.mock.calls).toEqual([[7]]);
});

/** A page with one quantity, as a product card has it. */
function LivePage({ onSend }: { readonly onSend?: (quantity: number) => void }) {
  const draft = useQuantityDraft(3, read);
  const onEnter = () => draft.quantity !== undefined && onSend?.(draft.quantity);
  return (
    <>
      <QuantityInput label="数量" min={0} unit="台" {...draft.field} onEnter={onEnter} />
      <output>{draft.quantity ?? draft.reason}</output>
    </>
  );
}

it('CART-09 a live quantity is handed over while it is typed, and while the text is none there is none', async () => {
  render(<LivePage />);
  const field = screen.getByRole('textbox', { name: '数量' });
  const quantity = () => screen.getByRole('status').textContent;
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.clear(field);
  expect(quantity()).toBe('数量只能输入数字');
  await userEvent.type(field, '12');
  expect(quantity()).toBe('12');
  await userEvent.type(field, 'x');
  expect([quantity(), screen.queryByRole('alert')]).toEqual(['数量只能输入数字', null]);
  await userEvent.type(field, '{Backspace}');
  expect(quantity()).toBe('12');
  await userEvent.keyboard('{Escape}');
  expect([quantity(), field.getAttribute('value')]).toEqual(['3', '3']);
});

it('CART-09 the sentence comes when the field is left, follows the typing from then on, and goes when it is right', async () => {
  render(<LivePage />);
  const field = screen.getByRole('textbox', { name: '数量' });
  await userEvent.type(field, 'x');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('数量只能输入数字');
  await userEvent.type(field, 'y');
  expect(screen.getByRole('alert').textContent).toBe('数量只能输入数字');
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  expect([screen.queryByRole('alert'), screen.getByRole('status').textContent]).toEqual([null, '3']);
});

it('CART-09 Enter sends what stands in the field, and nothing while that is no number', async () => {
  const onSend = vi.fn();
  render(<LivePage onSend={onSend} />);
  const field = screen.getByRole('textbox', { name: '数量' });
  await userEvent.type(field, 'x{Enter}');
  expect([onSend.mock.calls, screen.getByRole('alert').textContent]).toEqual([[], '数量只能输入数字']);
  await userEvent.clear(field);
  await userEvent.type(field, '45{Enter}');
  expect(onSend.mock.calls).toEqual([[45]]);
});

it('CART-09 Tab goes from field to field: minus and plus are not on the way', () => {
  draw();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
});

it('CART-09 a text that is wrong, or not passed on yet, is reported to the page at each key, and so is its end', async () => {
  const { field, onWrong, onCommit } = draw();
  const report = () => onWrong.mock.calls.map(([problem]) => problem);
  await userEvent.clear(field);
  await userEvent.type(field, '5');
  await userEvent.type(field, '台');
  const unsaved = '新数量还没有保存，请按回车键';
  expect(report()).toEqual(['数量只能输入数字', unsaved, '数量只能输入数字']);
  await userEvent.keyboard('{Escape}');
  expect([report().at(-1), onCommit.mock.calls]).toEqual([undefined, []]);
  await userEvent.type(field, '{End}5{Enter}');
  expect([report().at(-1), onCommit.mock.calls]).toEqual([undefined, [[25]]]);
});

it('CART-09 a refusal from outside stands while the field is only passed through', async () => {
  const { field, onCommit } = draw({ problem: '9：数量不能小于 10' });
  await userEvent.click(field);
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.type(field, '{Enter}');
  expect(onCommit.mock.calls).toEqual([[2]]);
});

it('CART-06 a quantity that is typed in the moment in which its field is drawn, or drawn again, is not lost', () => {
  const onCommit = vi.fn();
  const Typing = ({ value, text }: { readonly value: number; readonly text: string }) => {
    // Runs when the browser has the fields, and before React's later effects.
    useLayoutEffect(() => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
    }, [text]);
    return (
      <QuantityInput label="数量" value={value} read={read} onCommit={onCommit} onWrong={() => undefined} />
    );
  };
  const { rerender } = render(<Typing value={2} text="12" />);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '12');
  fireEvent.blur(screen.getByRole('textbox'));
  rerender(<Typing value={8} text="15" />);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '15');
  fireEvent.blur(screen.getByRole('textbox'));
  expect(onCommit.mock.calls).toEqual([[12], [15]]);
});

describe('CART-06 an answer with another quantity', () => {
  it('takes away no text that is being typed', async () => {
    const { field, onCommit, answer } = draw();
    await userEvent.clear(field);
    await userEvent.keyboard('1');
    answer(8);
    await userEvent.keyboard('2{Enter}');
    expect(onCommit.mock.calls).toEqual([[12]]);
    answer(12);
    answer(8);
    expect(field).toHaveProperty('value', '8');
  });

  it('stays selected where it is to be typed over', async () => {
    const { field, onCommit, answer } = draw();
    await userEvent.tab();
    answer(8);
    expect(field).toHaveProperty('value', '8');
    await userEvent.keyboard('12{Enter}');
    expect(onCommit.mock.calls).toEqual([[12]]);
  });

  it('that stands there already leaves what is typed next alone', async () => {
    const { field, onCommit, answer } = draw();
    await userEvent.tab();
    await userEvent.keyboard('12{Enter}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    answer(12);
    await userEvent.keyboard('345{Enter}');
    expect(field).toHaveProperty('value', '345');
    expect(onCommit.mock.calls).toEqual([[12], [345]]);
  });

  it('stands in the field after Escape, and is not changed by leaving it', async () => {
    const { field, onCommit, answer } = draw();
    await userEvent.clear(field);
    await userEvent.keyboard('1{Escape}');
    answer(8);
    expect(field).toHaveProperty('value', '8');
    await userEvent.tab();
    expect(onCommit).not.toHaveBeenCalled();
  });
});
