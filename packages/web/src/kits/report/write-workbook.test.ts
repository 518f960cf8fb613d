import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sheet } from './workbook';
import { writeWorkbook } from './write-workbook';

/** A sheet that a worker writes. */
const LARGE: Sheet = {
  name: '收据',
  cells: Array.from({ length: 1001 }, (_, at) => [{ value: `SJ${at}`, type: 'text' as const }]),
  widths: [20],
  headRows: 1,
};

/** A worker that never answers, as one that the browser has killed. */
const silent = { postMessage: vi.fn(), terminate: vi.fn() };

beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    vi.fn(function openSilent() {
      return silent;
    }),
  );
  silent.postMessage.mockReset();
  silent.terminate.mockReset();
});

afterEach(() => vi.unstubAllGlobals());

const told = () => silent.postMessage.mock.calls.length;

it('FIN-01a F23 the file of a worker that went silent is given up by 停止, and the worker with it', async () => {
  const controller = new AbortController();
  const written = writeWorkbook(LARGE, controller.signal);
  const given = written.then(
    () => 'written',
    () => 'given up',
  );
  await vi.waitFor(() => expect(silent.postMessage).toHaveBeenLastCalledWith({ sheet: expect.anything() }));
  controller.abort();
  expect(await given).toBe('given up');
  expect(silent.terminate).toHaveBeenCalledOnce();
});

it('FIN-01a F23 a file that is stopped while its rows are handed over hands over no more of them', async () => {
  const controller = new AbortController();
  silent.postMessage.mockImplementationOnce(() => controller.abort());
  await expect(writeWorkbook(LARGE, controller.signal)).rejects.toThrow();
  expect(told()).toBe(1);
  expect(silent.terminate).toHaveBeenCalledOnce();
});

it('FIN-01a a worker that takes no rows is ended, and the page writes the file', async () => {
  silent.postMessage.mockImplementation(() => {
    throw new Error('no room');
  });
  expect((await writeWorkbook(LARGE)).size).toBeGreaterThan(0);
  expect(silent.terminate).toHaveBeenCalledOnce();
});
