import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { FilterBar, type FilterField } from './filter-bar';
import { useAddressFilter } from './use-address-filter';

const NAMES = ['status', 'keyword', 'begin', 'end', 'orderNo'] as const;

const FIELDS: readonly FilterField<(typeof NAMES)[number]>[] = [
  {
    kind: 'tabs',
    name: 'status',
    label: '状态',
    options: [
      { value: '', label: '全部' },
      { value: '40', label: '待签收' },
    ],
  },
  { kind: 'text', name: 'keyword', label: '型号' },
  { kind: 'period', name: 'begin', end: 'end', label: '日期' },
  { kind: 'text', name: 'orderNo', label: '订单号' },
];

function Shown({ fields }: { readonly fields: typeof FIELDS }) {
  const filter = useAddressFilter(NAMES);
  const { search } = useLocation();
  return (
    <>
      <FilterBar fields={fields} values={filter.values} onChange={filter.set} onClear={filter.clear} />
      <output>{search}</output>
      <p>{`第 ${filter.pageNum} 页，每页 ${filter.pageSize}`}</p>
    </>
  );
}

const open = (search = '', fields = FIELDS) =>
  render(
    <MemoryRouter initialEntries={[`/list${search}`]}>
      <Shown fields={fields} />
    </MemoryRouter>,
  );

const address = () => decodeURIComponent(screen.getByRole('status').textContent ?? '');

it('ORDER-01 writes a filter into the address, keeps the others, and goes back to the first page', async () => {
  open('?status=40&pageNum=3');
  await userEvent.type(screen.getByRole('searchbox', { name: '型号' }), ' EC60 {Enter}');
  expect(address()).toBe('?status=40&keyword=EC60');
});

it('ORDER-01 an emptied filter leaves the address', async () => {
  open('?status=40');
  await userEvent.click(screen.getByText('全部'));
  expect(address()).toBe('');
});

it('ORDER-01 clears its own filters and leaves foreign parameters alone', async () => {
  open('?status=40&begin=2026-11-01&tab=x');
  await userEvent.click(screen.getByRole('button', { name: '清除条件' }));
  expect(address()).toBe('?tab=x');
});

it('ORDER-01 folds after the third filter, and stays open while a folded one is set', async () => {
  const { unmount } = open();
  expect(screen.queryByRole('searchbox', { name: '订单号' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '更多条件' }));
  screen.getByRole('searchbox', { name: '订单号' });
  unmount();
  open('?orderNo=6010086601');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: '订单号' }).value).toBe('6010086601');
});

it('ORDER-01 on a phone a search has 更多条件 next to it; a filter that is set stays in sight', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { unmount } = open('', FIELDS.slice(1));
  expect(screen.queryByRole('group', { name: '日期' })).toBeNull();
  expect(screen.getByRole('searchbox', { name: '型号' })).toBeTruthy();
  unmount();
  open('?begin=2026-11-01', FIELDS.slice(1));
  expect(screen.getByRole('group', { name: '日期' })).toBeTruthy();
});

it.each([
  ['', '第 1 页，每页 10'],
  ['?pageNum=2&pageSize=50', '第 2 页，每页 50'],
  ['?pageNum=-1&pageSize=0', '第 1 页，每页 10'],
  ['?pageNum=abc&pageSize=999999', '第 1 页，每页 1000'],
])('MISC-01 the address %s is %s', (search, text) => {
  open(search);
  screen.getByText(text);
});
