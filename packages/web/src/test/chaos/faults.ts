/** The sixteen faults of the matrix: what comes in place of a good answer. */
import type { Random } from '@dealer-portal/openapi/random';
import { isRecord } from '#platform/browser/storage';

/** A good answer, and what a fault may take in its place. */
export interface GoodAnswer {
  readonly data: unknown;
  /** The data of an operation that was not asked. */
  readonly foreign: unknown;
  readonly random: Random;
}

/** A fault: the answer in place of the good one. */
export interface Fault {
  readonly name: string;
  /** Every call has it, those of the frame too. */
  readonly isForAll?: true;
  /** @throws TypeError where the network itself fails */
  answer(good: GoodAnswer): Response;
}

const success = (data: unknown): Response => Response.json({ code: '1', msg: '成功', data });

const refused = (name: string, answer: () => Response): Fault => ({ name, answer });

const shaped = (name: string, damage: (good: GoodAnswer) => unknown): Fault => ({
  name,
  answer: (good) => success(damage(good)),
});

const JSON_TYPE = { headers: { 'content-type': 'application/json' } };
const HTML_TYPE = { headers: { 'content-type': 'text/html' } };

/** A sentence that only a programmer reads. */
export const TECHNICAL = 'java.sql.SQLException: ORA-00942: table or view does not exist';

/** The part of the fields that a damage meets. */
const SHARE = 0.3;

/** Damages fields of records at every depth. */
function damaged(
  value: unknown,
  random: Random,
  damage: (record: Record<string, unknown>, field: string) => void,
): unknown {
  if (Array.isArray(value)) return value.map((item) => damaged(item, random, damage));
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [field, part] of Object.entries(value)) copy[field] = damaged(part, random, damage);
  for (const field of Object.keys(copy)) if (random.chance(SHARE)) damage(copy, field);
  return copy;
}

/** A value of another type, as a server in another language writes it. */
function otherType(value: unknown): unknown {
  if (typeof value === 'string') return { value };
  if (typeof value === 'number') return [value];
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  return Array.isArray(value) ? {} : 'x';
}

export const FAULTS: readonly Fault[] = [
  refused('401', () => new Response('', { status: 401 })),
  refused('403', () => new Response('', { status: 403 })),
  refused('429', () => new Response('', { status: 429, headers: { 'retry-after': '30' } })),
  refused('503', () => new Response('', { status: 503 })),
  refused(
    'a page in place of an answer',
    () => new Response('<!doctype html><h1>502 Bad Gateway</h1>', HTML_TYPE),
  ),
  refused('technical words', () => Response.json({ code: '-1', msg: TECHNICAL })),
  refused('cut off', () => new Response('{"code":"1","msg":"成功","data":{"tot', JSON_TYPE)),
  refused('no network', () => {
    throw new TypeError('Failed to fetch');
  }),
  shaped('data null', () => null),
  shaped('data {}', () => ({})),
  shaped('data []', () => []),
  shaped('data a text', () => '成功'),
  shaped("another's answer", ({ foreign }) => foreign),
  shaped('fields missing', ({ data, random }) =>
    damaged(data, random, (record, field) => {
      delete record[field];
    }),
  ),
  shaped('fields null', ({ data, random }) =>
    damaged(data, random, (record, field) => {
      record[field] = null;
    }),
  ),
  shaped('wrong types', ({ data, random }) =>
    damaged(data, random, (record, field) => {
      record[field] = otherType(record[field]);
    }),
  ),
];
