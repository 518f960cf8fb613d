/** The money in the mock's ledger, read outside of the page. */
import { fireEvent, screen } from '@testing-library/react';
import { ask } from '../form-hands';
import type { Ledger } from '../world';

/** The customer that the examples speak of. */
export const CUSTOMER = '8800123456';

/** The password of payments, until it is changed. */
export const PASSWORD = '123456';

export interface Listed {
  readonly amount: number;
  readonly status: string;
}

/** The accounts of the customer. */
export function booksOf({ call }: Ledger) {
  /** The balance of each payer of the customer, in cents. */
  async function balancesOf(): Promise<ReadonlyMap<string, number>> {
    const path = `/customer/customers/auxiliary/payer/all?customerCode=${CUSTOMER}`;
    const payers = await call<readonly { payerCode: string; balance: number }[]>(path);
    return new Map(payers.map(({ payerCode, balance }) => [payerCode, Math.round(balance * 100)]));
  }

  /** The payers whose balance is another than before, by how many cents. */
  async function movedSince(before: ReadonlyMap<string, number>) {
    const changes = [...(await balancesOf())].map(([code, cents]) => [code, cents - (before.get(code) ?? 0)]);
    return Object.fromEntries(changes.filter(([, cents]) => cents !== 0));
  }

  /** The records of an amount in a list of the customer. */
  async function recordsOf<Listing extends Listed>(
    path: string,
    amount: number,
  ): Promise<readonly Listing[]> {
    const question = { customerCode: CUSTOMER, pageNum: 1, pageSize: 1000 };
    const { records } = await call<{ readonly records: readonly Listing[] }>(path, question);
    return records.filter((record) => record.amount === amount);
  }
  return { balancesOf, movedSince, recordsOf };
}

/** Answers the last question by a double press. */
export async function sendTwice(act: string): Promise<void> {
  const send = await ask(act);
  fireEvent.click(send);
  fireEvent.click(send);
}

/** The same with the payment password. */
export async function payTwice(act: string, password = PASSWORD): Promise<void> {
  const send = await ask(act);
  fireEvent.change(screen.getByLabelText('支付密码'), { target: { value: password } });
  fireEvent.click(send);
  fireEvent.click(send);
}
