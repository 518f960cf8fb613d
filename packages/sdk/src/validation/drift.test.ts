import { describe, expect, it, vi } from 'vitest';
import { answering, json } from '../../test/answering';
import { CART, clientOf } from '../../test/calls';
import { listCart } from '../generated/operations/index';
import { listCartData } from '../generated/validators/index';
import { type Drift, reportDrift } from './drift';

const ENTRY = {
  id: '1',
  composeId: 'C1',
  activityType: 1,
  number: 1,
  productList: [{ productCode: 'A', number: 1 }],
};

async function driftsOf(...answers: Response[]): Promise<readonly string[]> {
  const drifts: Drift[] = [];
  const validate = reportDrift([listCartData], (drift) => drifts.push(drift));
  const client = clientOf(answering(...answers));
  for (const _ of answers) await client.call(listCart, CART, { validate });
  return drifts.map(({ operationId, kind, place }) => `${operationId} ${kind} ${place}`);
}

describe('reportDrift', () => {
  it('finds nothing in an answer that is as described, with null for "not yet"', async () => {
    expect(await driftsOf(json({ code: '1', data: [{ ...ENTRY, totalPrice: null }] }))).toEqual([]);
    expect(await driftsOf(json({ code: '1' }), json({ code: '0', msg: '失败' }))).toEqual([]);
  });

  it('reports unknown, missing and wrong fields at any depth, equal ones once', async () => {
    const [line] = ENTRY.productList;
    const odd = { ...ENTRY, remark: 'x', productList: [{ ...line, colour: 'red' }] };
    const { composeId: _, ...short } = { ...odd, number: '1' };
    const drifts = await driftsOf(json({ code: '1', data: [odd, odd] }), json({ code: '1', data: [short] }));
    expect(drifts).toEqual([
      'listCart unknown-field data[].remark',
      'listCart unknown-field data[].productList[].colour',
      'listCart missing-field data[].composeId',
      'listCart wrong-value data[].number',
    ]);
  });

  it('reports a status that is not described, and leaves every result as it is', async () => {
    expect(await driftsOf(json({ code: '418', msg: '茶壶' }, { status: 418 }))).toEqual([
      'listCart undocumented-status 418',
    ]);
    const report = vi.fn();
    const answer = () => json({ code: '1', data: [{ ...ENTRY, remark: 'x' }] });
    const plain = await clientOf(answering(answer())).call(listCart, CART);
    const seen = await clientOf(answering(answer())).call(listCart, CART, {
      validate: reportDrift([listCartData], report),
    });
    expect(seen).toEqual(plain);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('looks at nothing but the status of other operations, and writes to the console by default', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const data = [{ ...ENTRY, remark: 'x' }];
    await clientOf(answering(json({ code: '1', data }))).call(listCart, CART, { validate: reportDrift([]) });
    expect(warn).not.toHaveBeenCalled();
    await clientOf(answering(json({ code: '1', data }))).call(listCart, CART, {
      validate: reportDrift([listCartData]),
    });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('data[].remark'));
    warn.mockRestore();
  });
});
