import { describe, expect, it } from 'vitest';
import { follow, type Json, list, nodesOf, operations, record } from './description';
import { FAMILIES } from './families';

/** An object of an answer example, with the operation that shows it. */
interface Shown {
  readonly id: string;
  readonly node: Json;
}

/** The success examples of an operation, the first one first. */
function answersOf(node: Json): readonly Json[] {
  const success = record(follow(record(node['responses'])['200']));
  const examples = record(record(record(success['content'])['application/json'])['examples']);
  return Object.values(examples).map((example) => record(record(example)['value']));
}

/** Other dealers have numbers of their own, so the examples of personas are left out. */
const answerNodes: readonly Shown[] = operations
  .filter(({ node }) => node['x-personas'] === undefined)
  .flatMap(({ id, node }) => nodesOf(answersOf(node)).map((item) => ({ id, node: item })));

/** The differences between two objects of the examples about the same thing. */
function contradictions(all: readonly Shown[]): readonly string[] {
  return FAMILIES.flatMap(({ key, has, agrees, agreesInExamples = [] }) => {
    const first = new Map<string, { readonly value: unknown; readonly id: string }>();
    const faults: string[] = [];
    for (const { id, node } of all) {
      const number = node[key];
      if (typeof number !== 'string' || number === '' || !has.every((name) => name in node)) continue;
      for (const name of [...agrees, ...agreesInExamples]) {
        if (!(name in node)) continue;
        const fact = `${name} of ${key} ${number}`;
        const before = first.get(fact) ?? { value: node[name], id };
        first.set(fact, before);
        if (before.value !== node[name])
          faults.push(
            `${fact} is ${String(before.value)} in ${before.id} and ${String(node[name])} in ${id}`,
          );
      }
    }
    return faults;
  });
}

const rowsOf = (id: string): readonly Json[] =>
  answerNodes.filter((answer) => answer.id === id).map(({ node }) => node);

describe('CAT-03 the examples of different calls agree', () => {
  it('on orders, invoices, vouchers, balances, rebates, loans, bills, receipts, transfers, returns and prices', () => {
    expect(contradictions(answerNodes)).toEqual([]);
  });

  it('finds a balance that differs between two calls', () => {
    const node = { payerCode: '8800123456', payerType: '01', balance: 1 };
    expect(contradictions([...answerNodes, { id: 'other', node }]).join()).toContain(
      'balance of payerCode 8800123456',
    );
  });

  it('the credit of a customer is the same in every call', () => {
    const [center] = rowsOf('getCreditCenter').filter((node) => 'creditList' in node);
    const [allowed] = rowsOf('checkCreditApplyAllowed').filter(({ isAllowed }) => isAllowed === true);
    expect(center).toMatchObject({
      creditAmount: allowed?.['creditLimit'],
      usedAmount: allowed?.['usedAmount'],
      availableAmount: allowed?.['availableAmount'],
    });
  });

  it('a statement closes with the balance of its payer', () => {
    const [statement] = rowsOf('queryAccountStatement').filter(({ records }) => list(records).length > 0);
    const [payer] = answerNodes.filter(
      ({ node }) => node['payerCode'] === '8800123456' && 'payerType' in node && 'balance' in node,
    );
    expect(statement?.['closingBalance']).toBe(payer?.node['balance']);
  });

  it('nothing is reported before it happened: returns, batches, messages and to-dos come after their order', () => {
    const days = answerNodes.flatMap(({ id, node }) => {
      const day = placed.get(node['orderNo']);
      return typeof node['returnNo'] === 'string' && day !== undefined && String(node['createDate']) < day
        ? [`${id}: return ${node['returnNo']} of ${String(node['createDate'])} before its order of ${day}`]
        : [];
    });
    const notices = [...rowsOf('queryMessages'), ...rowsOf('listTodos')].flatMap(({ title, createDate }) => {
      const orderNo = /订单 (\d+)/.exec(String(title))?.[1];
      const step = STEPS.find(([phrase]) => String(title).includes(phrase));
      const time = orderNo && step && times.get(`${orderNo} ${step[1]}`);
      return time && String(createDate) < time
        ? [`${String(title)} at ${String(createDate)}, which was at ${time}`]
        : [];
    });
    const [batch] = rowsOf('queryBatchOrderHeads').filter(({ batchNo }) => batchNo === 'PL20261116002');
    expect([...days, ...notices]).toEqual([]);
    expect(String(batch?.['createTime']) < String(times.get('6010086603 提交'))).toBe(true);
  });
});

/** Words of a message, and of the step of the order that it reports. */
const STEPS = [
  ['已送达', '送达'],
  ['待签收', '送达'],
  ['审核通过', '审核通过'],
  ['已发货', '发货'],
  ['已提交', '提交'],
] as const;

/** When each step of each order was, by `orderNo word`. */
const times = new Map(
  rowsOf('queryAllOrders').flatMap(({ orderNo, timeline }) =>
    list(timeline)
      .map(record)
      .flatMap(({ time, text }) =>
        STEPS.filter(([, word]) => String(text).includes(word)).map(
          ([, word]) => [`${String(orderNo)} ${word}`, String(time)] as const,
        ),
      ),
  ),
);

/** The day of each order. */
const placed = new Map(
  rowsOf('queryMyOrders').map(({ orderNo, createDate }) => [orderNo, String(createDate)]),
);
