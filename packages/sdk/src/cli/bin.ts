#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { run } from './run';

const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort());

run(process.argv.slice(2), {
  env: process.env,
  fetch,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  read: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
  readBytes: (path) => readFile(path),
  signal: interrupt.signal,
}).then((code) => {
  process.exitCode = code;
});
