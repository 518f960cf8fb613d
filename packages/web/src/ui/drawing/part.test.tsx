import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataCards } from '../table/data-cards';
import { Drawn, Part } from './part';
import { reportPartFailures } from './part-failures';

const report = vi.fn();

afterEach(() => {
  reportPartFailures(() => undefined);
  report.mockReset();
});

/** React says each caught error in the console, too. */
const hushed = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

interface Answer {
  readonly entries?: readonly string[];
}

/** Fails on an answer without its list, as a page would. */
function List({ answer, onRetry }: { readonly answer: Answer; readonly onRetry?: () => void }) {
  return (
    <>
      <p>其他内容</p>
      <Part name="待办" from={answer} onRetry={onRetry}>
        <Drawn data={answer}>{({ entries }) => (entries as readonly string[]).map((entry) => entry)}</Drawn>
      </Part>
    </>
  );
}

it('an answer of an odd shape costs its own part, which says so and is told, and another answer is another attempt', () => {
  const error = hushed();
  reportPartFailures(report);
  const onRetry = vi.fn();
  const { rerender } = render(<List answer={{}} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toBe('待办显示出错，其他内容不受影响。重试');
  expect(screen.getByText('其他内容')).toBeTruthy();
  expect(report).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBeTruthy();
  rerender(<List answer={{ entries: ['三张发票'] }} onRetry={onRetry} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('三张发票')).toBeTruthy();
  error.mockRestore();
});

it('a row whose field has another kind costs one cell', () => {
  reportPartFailures(report);
  const columns = [
    { key: 'no', title: '单号', render: ({ no }: { no: string }) => no.toUpperCase() },
    { key: 'note', title: '备注', render: () => '已签收' },
  ];
  const rows = [{ no: 'a1' }, { no: 7 as unknown as string }];
  render(<DataCards label="订单" columns={columns} rows={rows} rowKey={({ no }) => String(no)} />);
  expect(screen.getByText('A1')).toBeTruthy();
  expect(screen.getByTitle('这一格的数据不完整，显示不了').textContent).toBe('—');
  expect(screen.getAllByText('已签收')).toHaveLength(2);
  expect(report).toHaveBeenCalled();
});
