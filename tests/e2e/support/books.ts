import type { Page } from 'playwright';
import { tokenOf } from './portal';

/** The customer that the examples speak of. */
export const CUSTOMER = '8800123456';

/** The server's answer outside of the page: the screen must agree with it. */
async function answerTo(page: Page, path: string, data?: object) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const url = `/new/api${path}`;
  const answer = await (data
    ? page.request.post(url, { headers, data })
    : page.request.get(url, { headers }));
  return (await answer.json()).data;
}

/** The balance of each payer of a customer, in cents. */
export async function balancesOf(page: Page, customerCode = CUSTOMER): Promise<ReadonlyMap<string, number>> {
  const payers: readonly { payerCode: string; balance: number }[] = await answerTo(
    page,
    `/customer/customers/auxiliary/payer/all?customerCode=${customerCode}`,
  );
  return new Map(payers.map(({ payerCode, balance }) => [payerCode, Math.round(balance * 100)]));
}

/** The balance of one of its payers, in cents; the customer itself when no other is named. */
export async function balanceOf(page: Page, payerCode = CUSTOMER): Promise<number> {
  return (await balancesOf(page)).get(payerCode) ?? 0;
}

/** The payers whose balance is another than before, by how many cents. */
export async function movedSince(
  before: ReadonlyMap<string, number>,
  page: Page,
  customerCode = CUSTOMER,
): Promise<Readonly<Record<string, number>>> {
  const after = await balancesOf(page, customerCode);
  const changes = [...after].map(([code, cents]) => [code, cents - (before.get(code) ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, cents]) => cents !== 0));
}

interface Listed {
  readonly transferMoney?: number;
  readonly status: string;
}

/** The states of the records of an amount that a list of the customer has. */
async function statesIn(page: Page, path: string, amount: number): Promise<readonly string[]> {
  const { records } = await answerTo(page, path, { customerCode: CUSTOMER, pageNum: 1, pageSize: 1000 });
  return (records as readonly Listed[])
    .filter(({ transferMoney }) => transferMoney === amount)
    .map(({ status }) => status);
}

/** The states of the applications to transfer an amount, in yuan. */
export const applicationsOf = (page: Page, amount: number) =>
  statesIn(page, '/account/transfer/application/list', amount);

/** The states of the payment accounts of a type. */
export async function accountsOf(page: Page, accountType: string, customerCode = CUSTOMER) {
  const path = `/account/contacts/management/paymentAccount/list?customerCode=${customerCode}&accountType=${accountType}`;
  const accounts: readonly Listed[] = await answerTo(page, path);
  return accounts.map(({ status }) => status);
}
