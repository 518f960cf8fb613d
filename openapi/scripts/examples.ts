/** `pnpm examples`: writes the examples of the ledger's business into the path files, and the bundle again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Route } from '../mock/routes';
import { type DrawnAnswer, drawnAnswers } from './examples/drawn';
import { isDrawn } from './examples/drawn-operations';
import { withData } from './examples/example-text';
import { ROOT } from './redocly';
import { writeWritten } from './written';

/** A drawn example may be what the mock seeds another answer from; no chain of them is longer. */
const ROUNDS = 4;

const isWritten = ({ operationId, operation }: Route): boolean =>
  isDrawn(operationId) && operation['x-personas'] === undefined;

function fileOf({ operationId, operation }: Route): string {
  return join(ROOT, 'paths', operation.tags?.[0] ?? '', `${operationId}.yaml`);
}

/** Writes the example of an answer; says what is wrong when the call refuses its own request example. */
function write({ route, status, body }: DrawnAnswer): 'same' | 'changed' | 'refused' {
  const isFile = status === 200 && body === undefined;
  if (isFile) return 'same';
  if (status !== 200 || String(body?.code) !== '1') {
    console.error(`${route.operationId} refuses its own request example: ${status} ${body?.msg ?? ''}`);
    return 'refused';
  }
  if (body?.data === undefined) return 'same';
  const file = fileOf(route);
  const text = readFileSync(file, 'utf8');
  const next = withData(text, body.data);
  if (next === text) return 'same';
  writeFileSync(file, next);
  console.log(`${relative(ROOT, file)}: the example was not what the world has`);
  return 'changed';
}

async function round(): Promise<ReadonlySet<string>> {
  const results = (await drawnAnswers(isWritten)).map(write);
  if (results.includes('changed')) writeWritten();
  return new Set(results);
}

let results = await round();
for (let at = 1; at < ROUNDS && results.has('changed'); at += 1) results = await round();
if (results.has('changed'))
  console.error(`The examples still change after ${ROUNDS} rounds: they seed each other.`);
process.exitCode = results.has('refused') || results.has('changed') ? 1 : 0;
