import { expect, it } from 'vitest';
import { bulkItem, linesOf } from './bulk-entry';

const WEEKS = ['202648', '202649'];
const item = (productCode: string, weekCodes: readonly string[] = WEEKS) =>
  bulkItem({ productCode, price: 100, activityPrice: 90 }, { groupCode: '冰箱', weekCodes });

it('BIG-01 a line is for the chosen week, else for the nearest; without one its week is not known', () => {
  const wanted = [item('A'), item('B'), item('C', [])].map((row) => ({ row, number: 20 }));
  const lines = linesOf(wanted, new Map([['B', '202649']]));
  expect(lines.map(({ weekCode }) => weekCode)).toEqual(['202648', '202649', '']);
});

it('BIG-01 a row costs its bulk price, and can be ordered within the limits of its product', () => {
  const { price, range } = bulkItem(
    { productCode: 'A', price: 100, activityPrice: 90, minNumber: 20, maxNumber: 200 },
    { groupCode: '冰箱', weekCodes: WEEKS },
  );
  expect([price, range]).toEqual([90, { min: 20, max: 200 }]);
});
