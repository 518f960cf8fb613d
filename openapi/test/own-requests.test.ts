import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type DrawnAnswer, drawnAnswers } from '../scripts/examples/drawn';
import { isDrawn } from '../scripts/examples/drawn-operations';
import { firstAnswer, firstRequest, type Json, list, operations, record } from './description';

// Asked here, since the time of a test is limited and a busy machine answers slowly.
const all = await drawnAnswers(() => true);
const nodes = new Map(operations.map(({ id, node }) => [id, node]));
const nodeOf = ({ route }: DrawnAnswer): Json => nodes.get(route.operationId) ?? {};

/** Fields of a request that say how, from when or of what rows are asked for, and are no field of the rows themselves. */
const NO_CHOICE = /^(pageNum|pageSize|id|begin\w*|end\w*)$/;

/** The fields of an answer's records that differ from the request. */
function misfits(request: Json, data: unknown): readonly string[] {
  const rows = (Array.isArray(data) ? data : list(record(data)['records'] ?? [data])).map(record);
  return Object.entries(request).flatMap(([name, value]) => {
    if (typeof value === 'object' || value === '' || NO_CHOICE.test(name)) return [];
    const isOther = (row: Json) =>
      name === 'keyword'
        ? !JSON.stringify(row).includes(String(value))
        : row[name] !== undefined && row[name] !== '' && String(row[name]) !== String(value);
    return rows
      .filter(isOther)
      .map((row) => `${name} ${String(value)} is ${String(row[name])} in the answer`);
  });
}

describe('CAT-03 the request example of each operation', () => {
  it('succeeds on a fresh mock, as described', () => {
    const isRight = ({ status, body, violations }: DrawnAnswer) =>
      violations === null &&
      (status === 302 || (status === 200 && (body === undefined || String(body.code) === '1')));
    const wrong = all.filter((answer) => !isRight(answer));
    const said = ({ route, status, body, violations }: DrawnAnswer) =>
      `${route.operationId}: ${status} ${body?.msg} ${violations}`;
    expect(wrong.map(said)).toEqual([]);
    expect(all.length).toBe(operations.length);
  });

  it('is answered by the first example, where the ledger knows the answer', () => {
    const drawn = all.filter(({ route }) => isDrawn(route.operationId) && !('x-personas' in route.operation));
    const other = drawn.filter(
      (answer) =>
        answer.body?.data !== undefined &&
        !isDeepStrictEqual(answer.body.data, firstAnswer(nodeOf(answer))['data']),
    );
    expect(other.map(({ route }) => `${route.operationId}: run "pnpm examples"`)).toEqual([]);
    expect(drawn.length).toBeGreaterThan(100);
  });

  it('fits its first answer example: each record has the code, state and word that was asked for', () => {
    const wrong = operations
      .filter(({ node }) => node['x-effect'] === 'read' && node['x-personas'] === undefined)
      .flatMap(({ id, node }) =>
        misfits(firstRequest(node), firstAnswer(node)['data']).map((fault) => `${id}: ${fault}`),
      );
    expect(wrong).toEqual([]);
  });

  it('that asks for another thing than its answer shows is found', () => {
    expect(
      misfits({ status: '10', keyword: '冰箱' }, { records: [{ status: '20', name: '空调' }] }),
    ).toHaveLength(2);
  });
});
