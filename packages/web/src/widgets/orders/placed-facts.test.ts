import { expect, it } from 'vitest';
import { slot } from '#platform/browser/storage';
import { keepPlacedFacts, readPlacedFacts } from './placed-facts';

const FACT = { orderNo: '701', arrivalDate: '2026-12-01', ownNumber: 'PO7' };
const isAny = (_value: unknown): _value is unknown => true;

it.each(['arrivalDate', 'ownNumber', 'payer', 'goods', 'shipTo', 'orderNo'])(
  'ORDER-01 stored facts with a number for %s are not read: no page draws what is no text',
  (name) => {
    keepPlacedFacts('S', [FACT]);
    expect(readPlacedFacts('S')).toEqual([FACT]);
    slot('local', 'placedFacts:S', isAny).write([{ ...FACT, [name]: 7 }]);
    expect(readPlacedFacts('S')).toEqual([]);
  },
);
