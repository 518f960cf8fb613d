/** A package generated from a description of any number of operations, to see how the types' cost grows. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Description } from '../scripts/description';
import { generated } from '../scripts/generated-files';
import { writeFiles } from '../scripts/written-files';
import { callSites, instantiations } from './type-cost';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

function field(at: number): object {
  return { type: at % 3 === 0 ? 'number' : 'string', description: `字段${at}` };
}

function fields(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, field(at)]));
}

function described(count: number): Description {
  const paths: Record<string, object> = {};
  for (let at = 0; at < count; at += 1) {
    const data = { type: 'array', items: { type: 'object', required: ['field0'], properties: fields(12) } };
    const answer = {
      allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data } }],
    };
    const post = {
      operationId: `operation${at}`,
      tags: [`tag${at % 40}`],
      summary: `操作${at}`,
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { type: 'object', required: ['field0'], properties: fields(8) } },
        },
      },
      responses: { '200': { description: '成功', content: { 'application/json': { schema: answer } } } },
    };
    paths[`/group${at % 40}/operation${at}`] = { post };
  }
  const Envelope = {
    type: 'object',
    required: ['code'],
    properties: { code: { type: 'string' }, msg: { type: 'string' } },
  };
  const info = { title: 'synthetic', version: '1' };
  return { openapi: '3.1.0', info, paths, components: { schemas: { Envelope } } } as unknown as Description;
}

/** Instantiations of a program that calls each of `count` operations once. */
export async function costOfAll(count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-types-'));
  try {
    const source = join(folder, 'src');
    mkdirSync(source);
    const isKept = (path: string) => !path.endsWith('.test.ts') && basename(path) !== 'generated';
    cpSync(join(PACKAGE, 'src'), source, { recursive: true, filter: isKept });
    symlinkSync(join(PACKAGE, 'node_modules'), join(folder, 'node_modules'));
    writeFiles(join(source, 'generated'), await generated(described(count)));
    return instantiations(source, callSites(Array.from({ length: count }, (_, at) => `operation${at}`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
