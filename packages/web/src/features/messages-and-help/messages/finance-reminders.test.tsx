import { listFinanceDialogs } from '@dealer-portal/sdk/operations';
import { listFinanceDialogsExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { FinanceReminders } from './finance-reminders';

const [FIRST] = listFinanceDialogsExamples.data();
if (!FIRST) throw new Error('the example has no reminder');

it('MSG-01 a line of many reminders names three, so that nobody is read ten thousand titles', async () => {
  const data = Array.from({ length: 10_000 }, (_, at) => ({ ...FIRST, id: String(at), title: `提醒${at}` }));
  accountApi().answer(listFinanceDialogs, { data });
  renderPage(FinanceReminders, { path: '/page' });
  await screen.findByText('10000 条财务提醒待查看：提醒0、提醒1、提醒2 等');
});

it('MSG-01 a line of three reminders names them all', async () => {
  const data = ['甲', '乙', '丙'].map((title) => ({ ...FIRST, id: title, title }));
  accountApi().answer(listFinanceDialogs, { data });
  renderPage(FinanceReminders, { path: '/page' });
  expect((await screen.findByText(/财务提醒待查看/)).textContent).toBe('3 条财务提醒待查看：甲、乙、丙');
});
