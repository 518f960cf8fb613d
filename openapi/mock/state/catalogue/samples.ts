import { businessDate } from '../memory/clock';
import { isAbout } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { handle } from '../resources/typed-handler';
import { policyNow } from './special-prices';

type Discount = RowOf<'listDiscountPrototypes'>;

/** Sample machines on show. */
const samples = resource<RowOf<'queryPrototypeSamples'>>(
  'samples',
  'sampleNo',
  fromExample('queryPrototypeSamples'),
);

/** Sample machines that are sold off. */
const discounts = resource<Discount>('discountSamples', 'id', fromExample('listDiscountPrototypes'));

const SHELVED = { status: '20', statusName: '已上架' };
const UNSHELVED = { status: '10', statusName: '未上架' };
const SOLD = '30';

/** Assumption: a sample machine is sold off after a year on show (the description's own words). */
const DAYS_ON_SHOW = 365;

export const sampleHandlers: Handlers = {
  ...listOf<'listSamples', RowOf<'listSamples'>>('listSamples', {
    rows: fromExample('listSamples'),
    filters: { productGroupCode: { is: 'productGroupCode' }, keyword: { test: isAbout } },
    totals: {},
    show: (row, dealer) => policyNow(dealer, row),
  }),

  ...listOf<'queryPrototypeSamples', RowOf<'queryPrototypeSamples'>>('queryPrototypeSamples', {
    isLongAllowed: true,
    rows: samples.rows,
    filters: {
      status: { is: 'status' },
      beginDate: { from: 'applyDate' },
      endDate: { to: 'applyDate' },
      keyword: { test: isAbout },
    },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'listDiscountPrototypes', Discount>('listDiscountPrototypes', {
    rows: discounts.rows,
    filters: { status: { is: 'status' }, keyword: { test: isAbout } },
    totals: {},
    show: (row) => row,
  }),

  ...handle('shelveDiscountPrototypes', ({ dealer, input, now, done, refuse }) => {
    const last = businessDate(now, -DAYS_ON_SHOW);
    const chosen = chosenDiscounts(dealer, input.idList);
    if (chosen.some(({ sampleDate = '' }) => sampleDate > last)) return refuse('tooNew');
    for (const { id } of chosen) discounts.change(dealer, id, SHELVED);
    return done();
  }),

  ...handle('unshelveDiscountPrototypes', ({ dealer, input, done, refuse }) => {
    const chosen = chosenDiscounts(dealer, input.idList);
    if (chosen.some(({ status }) => status === SOLD)) return refuse('sold');
    for (const { id } of chosen) discounts.change(dealer, id, UNSHELVED);
    return done();
  }),

  ...handle('deleteMfyjOrder', ({ dealer, input, done, refuse }) => {
    const sample = samples.rows(dealer).find(({ orderNo, isFree }) => orderNo === input.orderNo && isFree);
    if (!sample) return undefined; // an order of the examples: the example answers
    if (sample.sampleDate) return refuse('delivered');
    samples.remove(dealer, sample.sampleNo);
    return done();
  }),
};

function chosenDiscounts(dealer: Dealer, ids: readonly string[]): readonly Discount[] {
  return discounts.rows(dealer).filter(({ id }) => ids.includes(id));
}
