import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportAnswersTogether } from './answer-notices';

let client: QueryClient;
let reports: string[][];
let reportedAt: number | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  reports = [];
  reportedAt = undefined;
  reportAnswersTogether(client);
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
  notifyManager.setScheduler((callback) => window.setTimeout(callback, 0));
});

/** A query that is answered after so many milliseconds; what it reports is noted with the time. */
function ask(name: string, after: number): void {
  const queryFn = () => new Promise<string>((done) => window.setTimeout(() => done(name), after));
  const note = ({ data }: { readonly data: string | undefined }) => {
    if (data !== undefined) noteAt(Math.round(performance.now()), data);
  };
  const observer = new QueryObserver(client, { queryKey: [name], queryFn, notifyOnChangeProps: ['data'] });
  // As a component does.
  observer.subscribe(notifyManager.batchCalls(note));
}

function noteAt(time: number, name: string): void {
  if (reportedAt === time) reports.at(-1)?.push(name);
  else reports.push([name]);
  reportedAt = time;
}

it('answers of a page that loads are reported together, 100 ms after the first of them', async () => {
  ask('first', 200);
  ask('second', 270);
  ask('late', 450);
  await vi.advanceTimersByTimeAsync(295);
  expect(reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(reports).toEqual([['first', 'second']]);
  await vi.advanceTimersByTimeAsync(200);
  expect(reports).toEqual([['first', 'second'], ['late']]);
});

it('an answer that no other follows is reported after a frame', async () => {
  ask('alone', 200);
  await vi.advanceTimersByTimeAsync(212);
  expect(reports).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(reports).toEqual([['alone']]);
});
