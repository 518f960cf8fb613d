import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { confirm } from './confirm';

function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  return { input, output, signal: new AbortController(), onInterrupt: vi.fn() };
}

it.each([
  ['y\r', true],
  ['yes\r', true],
  ['\r', false],
  ['n\r', false],
  // Ctrl+D
  ['\x04', false],
])('%j is %s', async (typed, expected) => {
  const { input, output, signal, onInterrupt } = terminal();
  const answer = confirm('Send it?', { input, output, signal: signal.signal, onInterrupt });
  input.write(typed);
  expect(await answer).toBe(expected);
  expect(onInterrupt).not.toHaveBeenCalled();
  expect(String(output.read())).toContain('Send it? (y/N)');
});

it('Ctrl+C is no, and ends the program', async () => {
  const { input, output, signal, onInterrupt } = terminal();
  const answer = confirm('Send it?', { input, output, signal: signal.signal, onInterrupt });
  input.write('\x03');
  expect(await answer).toBe(false);
  expect(onInterrupt).toHaveBeenCalledTimes(1);
});

it('a signal of the system is no', async () => {
  const { input, output, signal, onInterrupt } = terminal();
  const answer = confirm('Send it?', { input, output, signal: signal.signal, onInterrupt });
  signal.abort(new Error('SIGTERM'));
  expect(await answer).toBe(false);
});
