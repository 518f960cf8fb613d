import { describe, expect, it } from 'vitest';
import type { Trial } from '../made-trial';
import { keyOfList } from '../rows/key-of-list';
import { openGround } from '../run-kit';
import { createMemory } from '../seen/memory';
import { factProblems } from './facts';
import { textProblems } from './text';

const { operations } = openGround();

function operationOf(id: string) {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The description has no ${id}.`);
  return operation;
}

/** An answer of a read that tells the balance of a payer. */
function told(id: string, balance: number): Trial {
  const operation = operationOf(id);
  const data = [{ payerCode: '8800200101', payerType: 'X', balance }];
  return {
    operation,
    call: { values: operation.example },
    request: { method: 'GET', url: 'http://backend/', headers: {} },
    outcome: {
      kind: 'answer',
      ms: 1,
      exchange: {
        method: 'GET',
        url: '/',
        requestHeaders: {},
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify({ code: '1', msg: '成功', data })),
      },
    },
    problems: [],
  };
}

const TELLER = 'listPayerBalances';
const OTHER = 'listB2bPayTos';

describe('CAT-03 what the kit knows of facts and keys', () => {
  const problemsOf = async (now: { readonly [id: string]: number }) => {
    const memory = createMemory([], []);
    const ask = async ({ operation: { id } }: Pick<Trial, 'operation'>) => told(id, now[id] ?? 0);
    expect(await factProblems(told(TELLER, 100), memory, ask)).toEqual([]);
    return factProblems(told(OTHER, 90), memory, ask);
  };

  it('a balance that two calls tell otherwise is wrong where they still do when asked again', async () => {
    expect(await problemsOf({ [TELLER]: 100, [OTHER]: 90 })).toMatchObject([{ check: 'disagreement' }]);
  });

  it('a balance that moved on between two calls is not called wrong', async () => {
    expect(await problemsOf({ [TELLER]: 90, [OTHER]: 90 })).toEqual([]);
  });

  it('a number is the key of a list by three documented rows, and where nobody asks for it', () => {
    expect(keyOfList(operationOf('queryMyOrders'))).toBe('orderNo');
    for (const id of ['queryRebateOrderInvoices', 'listPayerSalesGroups', 'queryAllOrders'])
      expect(keyOfList(operationOf(id)), id).toBeUndefined();
  });

  it('a text that speaks of JavaScript is no link that runs it', () => {
    expect(textProblems({ title: 'JavaScript 手册' }, () => false)).toEqual([]);
    expect(textProblems({ title: 'javascript:alert(1)' }, () => false)).toHaveLength(1);
  });
});
