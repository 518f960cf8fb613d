import { listTodos, queryAcceptanceBills } from '@dealer-portal/sdk/operations';
import { queryAcceptanceBillsExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedAlerts } from '#widgets/own-alerts/alert-slot';
import { homeOf } from '../../../test/home-of';
import { renderPage } from '../../../test/render-page';
import { TodoPanel } from './todo-panel';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:30:00+08:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The panel of to-dos of an account that has set an alert, without any to-do of the server. */
async function openPanel(
  answerBills: (server: ReturnType<typeof homeOf>) => void,
  settings: Record<string, unknown> = { billDays: 7 },
) {
  const server = homeOf('directAdmin');
  server.answer(listTodos, { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } });
  answerBills(server);
  renderPage(
    () => {
      storedAlerts.write(settings);
      return <TodoPanel seesOrders={false} />;
    },
    { path: '/index' },
  );
  return within(await screen.findByRole('region', { name: '要办的事' }));
}

const billDue = (dueDate: string) => (server: ReturnType<typeof homeOf>) => {
  const [bill] = queryAcceptanceBillsExamples.data().records;
  if (!bill) throw new Error('the example has no bill');
  server.answer(queryAcceptanceBills, {
    data: { total: 1, pageNum: 1, pageSize: 10, records: [{ ...bill, amount: 5000, dueDate }] },
  });
};

it('MSG-01 FIN-02 what an account has set stands among the to-dos of its home page', async () => {
  const todos = await openPanel(billDue('2026-11-27'));
  const row = (await todos.findByText(/^票据 …\d{6} ¥5,000\.00 到期$/)).closest('li');
  expect(row?.textContent).toMatch(/^11-27还有 5 天.*自设的提醒看票据$/);
  expect(
    within(row ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/billCount');
  expect(todos.queryByText(/没有要办的事/)).toBeNull();
  // It is one of what the heading counts.
  await todos.findByText('1 件');
});

it('MSG-01 FIN-02 settings that are damaged are no alert: the panel says that there is nothing to do', async () => {
  const todos = await openPanel(billDue('2026-11-27'), { billDays: '七天' });
  await todos.findByText(/^没有要办的事/);
  expect(todos.queryByText(/自设的提醒/)).toBeNull();
});

it('MSG-01 FIN-02 an alert that is not due yet says so', async () => {
  const quiet = await openPanel(billDue('2026-12-27'));
  await quiet.findByText('自设的提醒都还没到');
});

it('MSG-01 FIN-02 alerts that did not load are not taken for none', async () => {
  const todos = await openPanel((server) =>
    server.answer(queryAcceptanceBills, { code: '0', msg: '票据系统维护中' }),
  );
  await todos.findByText('自设的提醒没有取到');
  todos.getByRole('button', { name: '重试' });
});
