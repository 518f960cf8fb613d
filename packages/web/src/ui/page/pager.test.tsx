import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pager, pagesAround } from './pager';

const onChange = vi.fn<(pageNum: number, pageSize: number) => void>();

it.each([
  { current: 1, pages: 1, text: '1' },
  { current: 1, pages: 3, text: '1 2 3' },
  { current: 1, pages: 250, text: '1 2 3 … 250' },
  { current: 5, pages: 9, text: '1 … 3 4 5 6 7 … 9' },
  { current: 250, pages: 250, text: '1 … 248 249 250' },
])('MISC-01 page $current of $pages stands among $text', ({ current, pages, text }) => {
  const links = pagesAround(current, pages).map(({ page, isAfterGap }) => `${isAfterGap ? '… ' : ''}${page}`);
  expect(links.join(' ')).toBe(text);
});

it('MISC-01 a page is chosen by its number or as the next one; another size begins at the first', async () => {
  onChange.mockReset();
  render(<Pager pageNum={2} pageSize={10} total={35} sizes={[10, 50]} onChange={onChange} />);
  screen.getByText('共 35 条');
  expect(screen.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));
  await userEvent.click(screen.getByRole('button', { name: '第 4 页' }));
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50 条/页');
  expect(onChange.mock.calls).toEqual([
    [4, 10],
    [1, 10],
    [1, 50],
  ]);
});

it('MISC-01 an address beyond the last page leads back; one page alone has no pager', async () => {
  onChange.mockReset();
  const { rerender } = render(<Pager pageNum={9} pageSize={10} total={12} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));
  expect(onChange.mock.calls).toEqual([[2, 10]]);
  rerender(<Pager pageNum={1} pageSize={10} total={10} onChange={onChange} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
