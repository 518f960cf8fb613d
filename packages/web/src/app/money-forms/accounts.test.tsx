/** Every picker of every money form against a table that is written by hand: who may stand there, who not and why. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moneyServer } from '../../test/money-forms/money-server';
import { openForm } from '../../test/money-forms/walk-form';
import { named, WALK_MS, WALKS } from '../../test/money-forms/walks';

const OPEN = '106 105 190 104 456';
/** The accounts that can be chosen, by the last digits of their codes; the only one stands there as a line. */
const PICKERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment: { 入账付款方: OPEN },
  paymentN: { 入账付款方: OPEN },
  onlinePayment: { 入账付款方: OPEN },
  pospay: { 入账付款方: OPEN },
  posbinding: { 入账付款方: OPEN },
  annualfee: { 付款方: OPEN },
  accounttransfer: { 转出付款方: OPEN, 转入付款方: OPEN },
  financetransfer: { 转出付款方: OPEN, 转入付款方: OPEN },
  haierDigitalTransfer: { 转出付款方: '= 456', 转入付款方: '106 105 104' },
  AirtransferOnline: { 转出付款方: '106 105 104 456', 转入付款方: '= 190' },
  KJTtransferOnline: { 转出付款方: '106 105 104 456', 转入付款方: '= 190' },
  airrefund: { 转出付款方: '= 190', 转入付款方: '106 105 104 456' },
  airinterestrefund: { 转出付款方: '= 190', 转入付款方: '106 105 104 456' },
  KJTrefund: { 转出付款方: '= 190', 转入付款方: '106 105 104 456' },
  myrebate: { 入账付款方: '104 456' },
  loanGetRepay: { 付款方: OPEN },
  quickRedemption: { 付款方: OPEN },
  loanPreLoanApply: { 入账付款方: OPEN },
  loanLoanOrders: { 付款方: `${OPEN} 101 102` },
};

const MOST = 10;

/** The codes of a picker, and how many accounts it shows with a reason. */
async function read(label: string): Promise<readonly [codes: string, refused: number]> {
  const field = screen.queryByRole('combobox', { name: label });
  if (!field) {
    const line = document.querySelector('.account-line')?.textContent ?? '';
    return [`= ${/\(\d+(\d{3})\)/.exec(line)?.[1]}`, MOST - 1];
  }
  fireEvent.click(field);
  const rows = within(await screen.findByRole('grid', { name: /的账户，和不能的原因$/ })).getAllByRole('row');
  const [allowed, refused] = [true, false].map((isAllowed) =>
    rows.filter((row) => (row.getAttribute('aria-disabled') === 'false') === isAllowed),
  );
  for (const row of refused ?? []) expect(row.querySelector('.account-row-reason')?.textContent).not.toBe('');
  fireEvent.keyDown(field, { key: 'Escape' });
  const codes = (allowed ?? []).map((row) => row.querySelector('.account-row-code')?.textContent.slice(-3));
  return [codes.join(' '), refused?.length ?? 0];
}

const sorted = (codes: string) => codes.split(' ').sort().join(' ');

it.each(named(WALKS.filter(({ route }) => route in PICKERS)))(
  'FIN-03 FIN-05 FIN-06 FIN-07 FIN-08 %s offers the accounts of its row, and shows all others with their reason',
  async (_, walk) => {
    moneyServer();
    await openForm(walk);
    for (const [label, codes] of Object.entries(PICKERS[walk.route] ?? {})) {
      const [allowed, refused] = await read(label);
      // An account that stands as a line on the other side is there with its reason, too.
      expect([label, sorted(allowed)]).toEqual([label, sorted(codes)]);
      if (!codes.startsWith('=')) expect(refused).toBe(MOST - codes.split(' ').length);
    }
  },
  WALK_MS,
);

it('FIN-03 each form whose money moves between accounts is in the table', () => {
  const choosing = WALKS.filter(({ choices }) =>
    Object.keys(choices).some((label) => label.includes('付款方')),
  );
  const known = [...Object.keys(PICKERS), 'accountparalleltransfer', 'payments', 'payPage', 'projectPay'];
  expect(choosing.filter(({ route }) => !known.includes(route)).map(({ route }) => route)).toEqual([]);
});
