import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DateInput } from './date-input';

const onChange = vi.fn<(value: string) => void>();
const field = () => screen.getByLabelText<HTMLInputElement>('汇总日期');
const calendar = () => screen.getByLabelText<HTMLInputElement>('日历');
const showPicker = vi.fn<() => void>();

beforeEach(() => {
  onChange.mockReset();
  showPicker.mockReset();
  // The simulated browser has no calendar.
  HTMLInputElement.prototype.showPicker = showPicker;
});

it('ORDER-01 a day reads the same in every language of the browser, and counts once it is complete', async () => {
  render(<DateInput label="汇总日期" value="" onChange={onChange} />);
  await userEvent.type(field(), '2026-11-2');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(field(), '0');
  expect(onChange.mock.calls).toEqual([['2026-11-20']]);
  expect(field().type).toBe('text');
});

it.each([
  { isMonthly: false, text: '20261120', value: '2026-11-20' },
  { isMonthly: false, text: '２０２６／１１／２', value: '2026-11-02' },
  { isMonthly: true, text: '2026年1月', value: '2026-01' },
])('ORDER-01 $text is read as $value when the field is left', async ({ isMonthly, text, value }) => {
  render(<DateInput label="汇总日期" value="" isMonthly={isMonthly} onChange={onChange} />);
  await userEvent.type(field(), text);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect([field().value, onChange.mock.calls]).toEqual([value, [[value]]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ORDER-01 Enter reads the day without leaving the field', async () => {
  render(<DateInput label="汇总日期" value="" onChange={onChange} />);
  await userEvent.type(field(), '2026.11.2{Enter}');
  expect(onChange.mock.calls).toEqual([['2026-11-02']]);
  expect(document.activeElement).toBe(field());
});

it.each([
  { text: '昨天', error: '请按 2026-11-24 的写法填写' },
  { text: '2026-02-30', error: '请按 2026-11-24 的写法填写' },
  { text: '2026-11-25', error: '请填写 2000-01-01 至 2026-11-24 的日期' },
  { text: '1999-12-31', error: '请填写 2000-01-01 至 2026-11-24 的日期' },
])('ORDER-01 $text stays in the field with a sentence, and chooses nothing', async ({ text, error }) => {
  render(<DateInput label="汇总日期" value="" max="2026-11-24" onChange={onChange} />);
  await userEvent.type(field(), text);
  await userEvent.tab();
  expect([field().value, screen.getByRole('alert').textContent]).toEqual([text, error]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(field());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ORDER-01 a day of the calendar is chosen at once; the calendar begins at the day that is typed', async () => {
  render(<DateInput label="汇总日期" value="2026-11-20" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
  await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
  expect(showPicker).toHaveBeenCalledTimes(2);
  expect(calendar().value).toBe('2026-11-20');
  fireEvent.change(calendar(), { target: { value: '2026-11-03' } });
  expect([field().value, onChange.mock.calls]).toEqual(['2026-11-03', [['2026-11-03']]]);
});

it('ORDER-01 an emptied field clears the day, and shows it again where its owner needs one', async () => {
  render(<DateInput label="汇总日期" value="2026-11-20" onChange={onChange} />);
  await userEvent.clear(field());
  expect(onChange.mock.calls).toEqual([['']]);
  await userEvent.tab();
  expect(field().value).toBe('2026-11-20');
});
