/** News before the mock's ledger. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pressReady } from '../../../test/form-hands';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { armFault } = useLedger();

it('MSG-01 news open from the list with their text; a list that fails comes back on retry', async () => {
  await armFault({ operationId: 'listNews', kind: 'business', code: '0', msg: '资讯查询失败' });
  await openAddress('/news');
  await screen.findByText('资讯没有加载出来');
  await pressReady('重试');
  const link = await screen.findByRole('link', { name: '双十二大单活动政策解读' });
  cleanup();
  await openAddress(link.getAttribute('href') ?? '');
  await screen.findByText(/冰箱满 50 台/);
});

it('ROUTE-01 a show stands above the list before one is chosen, and a press only changes which', async () => {
  await openAddress('/live');
  const panel = await screen.findByRole('region', { name: '双十二冰箱新品讲解' });
  expect(within(panel).getByText('产品部 林悦')).toBeDefined();
  fireEvent.click(await screen.findByRole('link', { name: '空调反季销售技巧' }));
  await screen.findByRole('region', { name: '空调反季销售技巧' });
  expect(screen.queryByRole('region', { name: '双十二冰箱新品讲解' })).toBeNull();
});
