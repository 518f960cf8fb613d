/** Every page that waits for a result: it asks with growing pauses, obeys the server, stops and says so (FIN-07, BIG-01). */
import {
  getArrivalWeeks,
  getBigOrderStatus,
  getPaymentResult,
  transformMoney,
} from '@dealer-portal/sdk/operations';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilCodeIsThere } from '../test/code-there';
import { accountApi, openAddress } from '../test/render-page';

const PAYMENT = { paymentNo: 'ZF1', amount: 120_000, status: '10', statusName: '待支付' };
const BATCH = { batchNo: 'DD1', isFinished: false, totalAmount: 120_000, orderList: [] };

/** The pages, each with its question and a fact of its first answer. */
const PAGES = [
  ['/paymentDone?paymentNo=ZF1', 'getPaymentResult', /¥120,000.00 待支付/],
  ['/payment/paymentDone?paymentNo=ZF1', 'getPaymentResult', /¥120,000.00 待支付/],
  ['/KJTPaymentDone?paymentNo=ZF1', 'getPaymentResult', /¥120,000.00 待支付/],
  ['/bigorder/result?batchNo=DD1', 'getBigOrderStatus', /大单已受理/],
] as const;

type Question = (typeof PAGES)[number][1];

function waitingServer() {
  const api = accountApi()
    .answer(getPaymentResult, { data: PAYMENT })
    .answer(getBigOrderStatus, { data: BATCH })
    .answer(getArrivalWeeks, { data: [] })
    .answer(transformMoney, { data: '壹拾贰万元整' });
  const answerWith = (response: () => Response) =>
    api.answer(getPaymentResult, response).answer(getBigOrderStatus, response);
  const countOf = (id: Question) => api.requests.filter(({ operationId }) => operationId === id).length;
  return { answerWith, countOf };
}

const failing =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status, headers });
/** Time passes; what is loaded for an answer of that time is there. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await untilCodeIsThere();
  });

/** After a failure a pause is twice as long at most, and a second more. */
const LONGEST_PAUSE_MS = 121_000;
const QUESTIONS = 20;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => vi.useRealTimers());

it.each(PAGES)(
  'FIN-07c BIG-01 %s: a gateway that fails with 502 is asked with growing pauses, then no more; the last known facts stay',
  async (address, question, fact) => {
    const { answerWith, countOf } = waitingServer();
    await openAddress(address);
    await screen.findByText(fact);
    answerWith(failing(502));
    await pass(99_000);
    expect(countOf(question)).toBeLessThanOrEqual(10);
    screen.getByText(fact);
    screen.getByText(/暂时查不到最新结果/);
    for (let pause = 0; pause < QUESTIONS; pause += 1) await pass(LONGEST_PAUSE_MS);
    expect(countOf(question)).toBe(QUESTIONS);
    screen.getByText(/不再自动查询/);
    screen.getByText(fact);
    await pass(600_000);
    expect(countOf(question)).toBe(QUESTIONS);
  },
);

it.each(PAGES)(
  'FIN-07c BIG-01 %s: a 429 with Retry-After is obeyed, and the next question is not at the moment of all others',
  async (address, question, fact) => {
    const { answerWith, countOf } = waitingServer();
    await openAddress(address);
    await screen.findByText(fact);
    answerWith(failing(429, { 'retry-after': '300' }));
    await pass(3700);
    expect(countOf(question)).toBe(2);
    await pass(295_000);
    expect(countOf(question)).toBe(2);
    screen.getByText(fact);
    // Not in the second of all others: the second pause of a failure is twice 6 seconds at most.
    await pass(18_000);
    expect(countOf(question)).toBe(3);
  },
);

it.each(PAGES)(
  'FIN-07c BIG-01 %s: a first question that fails is asked again by itself, and its answer is shown',
  async (address, question, fact) => {
    const { answerWith, countOf } = waitingServer();
    answerWith(failing(502));
    await openAddress(address);
    await screen.findByText(/暂时查不到结果。稍后自动再查。/);
    expect(countOf(question)).toBe(1);
    answerWith(() =>
      Response.json({ code: '1', msg: '成功', data: question === 'getPaymentResult' ? PAYMENT : BATCH }),
    );
    await pass(7100);
    await screen.findByText(fact);
  },
);

it('FIN-07 a page that asks again by itself does so in the one way, which these tests try', () => {
  const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const using = (word: RegExp) =>
    Object.entries(sources)
      .filter(([, text]) => word.test(text))
      .map(([path]) => path.replace('/src/', ''))
      .sort();
  expect(using(/refetchInterval/)).toEqual([
    'app/shell/search/use-keywords.ts',
    'platform/calls/asked-query.ts',
  ]);
  // The outcome and the look-up of a money form are tried with its forms: funds-writes, lending-writes, lost-payment.
  // The list of payment orders asks by the same hook, and is not tried here.
  expect(using(/(?<!function )useAskedQuery[(<]/)).toEqual([
    'features/buying/bulk-order/order/result-page.tsx',
    'features/money/payment/orders/orders-under-way.tsx',
    'features/money/payment/payment-done-page.tsx',
    'kits/money-form/unknown/use-movement-look-up.ts',
    'kits/money-form/use-polled-outcome.ts',
  ]);
});
