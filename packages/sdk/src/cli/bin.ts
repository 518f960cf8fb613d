#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { run } from './run';

const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort());
// A reader such as `| head` has seen enough: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (y/N) `, { signal: interrupt.signal });
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

run(process.argv.slice(2), {
  env: process.env,
  fetch,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  read: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
  readBytes: (path) => readFile(path),
  ...(process.stdin.isTTY && process.stderr.isTTY && { confirm }),
  signal: interrupt.signal,
}).then((code) => {
  process.exitCode = code;
});
