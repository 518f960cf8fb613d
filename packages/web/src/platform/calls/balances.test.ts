import { addToCart, getCartCount, listPayerBalances, submitOrders } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { expect, it } from 'vitest';
import { reportMoney } from './balances';
import { createQueryClient } from './query';

type Request = Parameters<typeof reportMoney>[0];
type Answer = Awaited<ReturnType<Parameters<typeof reportMoney>[1]>>;

const LOST: Answer = { ok: false, kind: 'network', msg: '网络中断' } as Answer; // as far as it is looked at

/** Whether the balances, and another answer, are old after a write. */
async function oldAfter(operation: Request['operation']): Promise<readonly (boolean | undefined)[]> {
  const client = createQueryClient();
  const keys = [operationKey(listPayerBalances), operationKey(getCartCount)];
  for (const key of keys) client.setQueryData(key, []);
  await reportMoney({ operation } as Request, () => Promise.resolve(LOST));
  return keys.map((key) => client.getQueryState(key)?.isInvalidated);
}

it('FIN-03 PAYER-01 balances are old after a write that moves money, also when its answer was lost', async () => {
  expect(await oldAfter(submitOrders)).toEqual([true, false]);
  expect(await oldAfter(addToCart)).toEqual([false, false]);
});
