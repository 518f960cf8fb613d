import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Choice } from './choice';

const OPTIONS = ['青岛', '济南', '烟台'].map((value) => ({ value, label: `${value}仓库` }));
const onChange = vi.fn<(value: string) => void>();
const field = () => screen.getByRole('combobox', { name: '仓库' });
const activeText = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

beforeEach(() => {
  onChange.mockReset();
  render(
    <Choice
      label="仓库"
      value="青岛"
      face="青岛仓库"
      options={OPTIONS}
      filter={(text) => OPTIONS.filter(({ value }) => value.includes(text))}
      onChange={onChange}
    />,
  );
});

it('opens by the down arrow with no line active; arrows go round, Enter takes the line, the focus stays in the field', async () => {
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect([field().getAttribute('aria-expanded'), activeText()]).toEqual(['true', undefined]);
  await userEvent.keyboard('{ArrowUp}');
  expect(activeText()).toBe('烟台仓库');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['济南']]);
  expect([document.activeElement, field().getAttribute('aria-expanded')]).toEqual([field(), 'false']);
});

it('Escape closes without a choice and shows the current one again; so does Tab', async () => {
  field().focus();
  await userEvent.keyboard('烟');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['烟台仓库']);
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), (field() as HTMLInputElement).value]).toEqual([null, '青岛仓库']);
  await userEvent.keyboard('烟{ArrowDown}{Tab}');
  expect([screen.queryByRole('listbox'), onChange.mock.calls]).toEqual([null, []]);
});

it('typing leaves the options that hold the text; the current one may be chosen again without a call', async () => {
  await userEvent.click(field());
  await userEvent.keyboard('青');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['青岛仓库']);
  await userEvent.click(screen.getByRole('option'));
  expect(onChange).not.toHaveBeenCalled();
});
