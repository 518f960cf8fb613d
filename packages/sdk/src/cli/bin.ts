#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { confirm } from './confirm';
import { hasProxy } from './connect';
import { EXIT, Interruption } from './host';
import { run } from './run';

const { argv, env, stdin, stdout, stderr } = process;
const args = argv.slice(2);
const interrupt = new AbortController();
/** A terminal and `timeout` send a signal to the process and to its group: the second of the same press says nothing new. */
const SAME_PRESS_MS = 1000;
let interruptedAt = 0;

function end(name: keyof typeof constants.signals): void {
  const reason = new Interruption(name, constants.signals[name]);
  if (!interrupt.signal.aborted) {
    interruptedAt = Date.now();
    interrupt.abort(reason);
  } else if (Date.now() - interruptedAt > SAME_PRESS_MS) process.exit(reason.exitCode);
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => end(name));
interrupt.signal.addEventListener('abort', () => stdin.destroy());

let shownProgress = '';
function progress(text: string): void {
  if (text === shownProgress) return;
  stderr.write(`\r\x1b[K${text}`);
  shownProgress = text;
}
function complain(line: string): void {
  if (shownProgress) progress('');
  stderr.write(`${line}\n`);
}

// Nobody reads what goes wrong.
stderr.on('error', () => undefined);
stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // A reader such as `| head` has seen enough: that is no fault.
  if (code === 'EPIPE') process.exit(EXIT.success);
  const msg = `The standard output cannot be written: ${message}`;
  const exitCode = EXIT.noAnswer;
  complain(args.includes('--json') ? JSON.stringify({ kind: 'disk', msg, exitCode }) : msg);
  process.exit(exitCode);
});

let proxied: Promise<typeof fetch> | undefined;
async function throughProxy(...sent: Parameters<typeof fetch>): Promise<Response> {
  proxied ??= import('./proxy').then((proxy) => proxy.throughProxy(env));
  return (await proxied)(...sent);
}

const onInterrupt = () => end('SIGINT');
run(args, {
  env,
  fetch: hasProxy(env) ? throughProxy : fetch,
  print: (line) => void stdout.write(`${line}\n`),
  complain,
  // What cannot be written ends the program above.
  write: (bytes) => new Promise((resolve) => void stdout.write(bytes, () => resolve())),
  read: (path) => (path === '-' ? buffer(stdin) : readFile(path)),
  ...(stdin.isTTY &&
    stderr.isTTY && {
      confirm: (question) =>
        confirm(question, { input: stdin, output: stderr, signal: interrupt.signal, onInterrupt }),
    }),
  ...(stderr.isTTY && !args.includes('--json') && { progress }),
  signal: interrupt.signal,
}).then((code) => {
  process.exitCode = code;
  // A connection that closes slowly does not hold up a program that was told to end.
  if (interrupt.signal.aborted) process.exit(code);
});
