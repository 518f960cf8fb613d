/** Two hundred windows in one process: the calls a second that reach the server, as the portal asked before and asks now. */
import { randomOf } from '@dealer-portal/openapi/random';
import { createClient } from '@dealer-portal/sdk';
import { getPaymentResult } from '@dealer-portal/sdk/operations';
import { operationQuery } from '@dealer-portal/sdk/query';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askingAgain } from '#platform/calls/asked-query';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';
import { untilStill } from '../../test/until-still';

const WINDOWS = 200;
const SECOND_MS = 1000;
const END_S = 240;

/** How the result of a payment is asked for: every 3 seconds while it is open or fails, or by the rule. */
type Way = 'before' | 'now';
const EVERY_MS = 3000;

interface Outage {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** @throws where nobody answers */
  readonly answer: () => Response;
}

const OUTAGES: readonly Outage[] = [
  {
    name: 'a bad minute: 429 for all, Retry-After 10',
    from: 60,
    to: 120,
    answer: () => new Response('', { status: 429, headers: { 'retry-after': '10' } }),
  },
  {
    name: 'a restart of the gateway: nobody answers',
    from: 60,
    to: 90,
    answer: () => {
      throw new TypeError('connection refused');
    },
  },
];

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

/** The answer of a payment that is under way. */
const waiting = () =>
  Response.json({ code: '1', data: { paymentNo: 'ZF1', status: '10', statusName: '待支付' } });

/** Calls in each second of four minutes, by windows that came to the result in one minute. */
async function callsASecond({ from, to, answer }: Outage, way: Way): Promise<readonly number[]> {
  vi.useFakeTimers({ now: 0 });
  const random = randomOf(`herd ${way}`);
  const calls = Array.from({ length: END_S + 1 }, () => 0);
  const server = async () => {
    const second = Math.floor(Date.now() / SECOND_MS);
    calls[second] = (calls[second] ?? 0) + 1;
    return second >= from && second < to ? answer() : waiting();
  };
  const stops = Array.from({ length: WINDOWS }, () => {
    const api = createClient({ baseUrl: 'http://test/new/api', fetch: server });
    const query = operationQuery(api, getPaymentResult, { query: { paymentNo: 'ZF1' } });
    const { pauseAfter } = askingAgain(() => true, random.next());
    const observer = new QueryObserver(new QueryClient(), {
      ...query,
      retry: false,
      networkMode: 'always',
      refetchInterval: ({ state }) => (way === 'before' ? EVERY_MS : pauseAfter(state)),
    });
    let stop = (): void => undefined;
    const start = setTimeout(
      () => {
        stop = observer.subscribe(() => undefined);
      },
      random.integer(0, 59_999),
    );
    return () => {
      clearTimeout(start);
      stop();
    };
  });
  await vi.advanceTimersByTimeAsync(END_S * SECOND_MS);
  for (const stop of stops) stop();
  vi.useRealTimers();
  return calls;
}

const peakOf = (calls: readonly number[]) => Math.max(...calls);
const meanOf = (calls: readonly number[]) => calls.reduce((sum, call) => sum + call, 0) / calls.length;
const shown = (value: number) => value.toFixed(1);

describe(`HTTP-08 FIN-07 ${WINDOWS} windows at the result of a payment`, () => {
  it.each(OUTAGES)('$name', async (outage) => {
    const { name, from, to } = outage;
    const before = await callsASecond(outage, 'before');
    const now = await callsASecond(outage, 'now');
    const lines = [
      ['while it lasts', from, to],
      ['the minute after it', to, to + 60],
      ['four minutes', 0, END_S],
    ] as const;
    for (const [span, begin, end] of lines) {
      const parts = [before, now].map((calls) => calls.slice(begin, end));
      const [old, fresh] = parts.map((part) => `${shown(meanOf(part))} (peak ${peakOf(part)})`);
      process.stdout.write(`${name}, ${span}: ${old} → ${fresh} calls a second\n`);
    }
    const during = (calls: readonly number[]) => calls.slice(from, to);
    expect(meanOf(during(now))).toBeLessThan(meanOf(during(before)) / 2);
    // Nobody comes back in the second of all others.
    expect(peakOf(now.slice(to, to + 60))).toBeLessThan(peakOf(before.slice(to, to + 60)) / 2);
    expect(meanOf(now)).toBeLessThan(meanOf(before) / 3);
  });

  it('a window that is not seen asks nothing, and goes on when it is seen again', async () => {
    vi.useFakeTimers({ now: 0 });
    let calls = 0;
    const server = async () => {
      calls += 1;
      return waiting();
    };
    const api = createClient({ baseUrl: 'http://test/new/api', fetch: server });
    const { pauseAfter } = askingAgain(() => true, 0.5);
    const observer = new QueryObserver(new QueryClient(), {
      ...operationQuery(api, getPaymentResult, { query: { paymentNo: 'ZF1' } }),
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => pauseAfter(state),
    });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toBe(1);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toBeGreaterThan(1);
    stop();
  });
});

/** The part of the dealers who come in the first minute, and the minutes in which all come. */
const FIRST_MINUTE = 0.3;
const MINUTES = 5;
/** The most calls of a first load of home. */
const MOST_CALLS = 35;

it(`HTTP-08 home asks at most ${MOST_CALLS} calls at its first load`, async () => {
  const server = exampleApi();
  openPortal('/index');
  await screen.findByRole('heading', { level: 1 });
  expect(await untilStill()).toBe(true);
  const seen = server.requests.length;
  const random = randomOf('nine');
  const arrivals = Array.from({ length: WINDOWS }, () => {
    const minute = random.chance(FIRST_MINUTE) ? 0 : random.integer(1, MINUTES - 1);
    return minute * 60 + random.integer(0, 59);
  });
  const perSecond = Array.from(
    { length: MINUTES * 60 },
    (_, second) => arrivals.filter((arrival) => arrival === second).length,
  );
  const peak = peakOf(perSecond);
  process.stdout.write(
    `home asks ${seen} calls; ${WINDOWS} windows that open it at nine make ${peak * seen} in the fullest second\n`,
  );
  expect(seen).toBeLessThanOrEqual(MOST_CALLS);
});
