import { businessDate } from '../memory/clock';
import { type Fields, text, texts } from '../memory/input';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { policyNow } from './special-prices';

/** Sample machines on show and those that are sold off. */
interface Samples {
  records: readonly Fields[];
  discounts: readonly Fields[];
}

const samples = slice(
  'samples',
  (dealer): Samples => ({
    records: exampleRows(dealer, 'queryPrototypeSamples'),
    discounts: exampleRows(dealer, 'listDiscountPrototypes'),
  }),
);

const SHELVED = { status: '20', statusName: '已上架' };
const UNSHELVED = { status: '10', statusName: '未上架' };
const SOLD = '30';

/** Assumption: a sample machine is sold off after a year on show (the description's own words). */
const DAYS_ON_SHOW = 365;

export const sampleHandlers: Handlers = {
  listSamples: (dealer, { input, done }) => {
    const isMatch = (row: Fields) =>
      isEqualOrAny(row, input, 'productGroupCode') && isAbout(row, text(input, 'keyword'));
    const rows = exampleRows(dealer, 'listSamples').filter(isMatch);
    return done(
      pageOf(
        rows.map((row) => policyNow(dealer, row)),
        input,
      ),
    );
  },

  queryPrototypeSamples: (dealer, { input, done }) => {
    const [begin, end] = [text(input, 'beginDate'), text(input, 'endDate')];
    const isMatch = (row: Fields) => {
      const date = text(row, 'applyDate');
      const isIn = (begin === '' || date >= begin) && (end === '' || date <= end);
      return isIn && isEqualOrAny(row, input, 'status') && isAbout(row, text(input, 'keyword'));
    };
    return done(pageOf(samples(dealer).records.filter(isMatch), input));
  },

  listDiscountPrototypes: (dealer, { input, done }) => {
    const isMatch = (row: Fields) =>
      isEqualOrAny(row, input, 'status') && isAbout(row, text(input, 'keyword'));
    return done(pageOf(samples(dealer).discounts.filter(isMatch), input));
  },

  shelveDiscountPrototypes: (dealer, call) => {
    const last = businessDate(call.now, -DAYS_ON_SHOW);
    if (choose(dealer, call).some((row) => text(row, 'sampleDate') > last)) return call.refuse('tooNew');
    return moved(dealer, call, SHELVED);
  },

  unshelveDiscountPrototypes: (dealer, call) =>
    choose(dealer, call).some((row) => row['status'] === SOLD)
      ? call.refuse('sold')
      : moved(dealer, call, UNSHELVED),

  deleteMfyjOrder: (dealer, { input, done, refuse }) => {
    const current = samples(dealer);
    const record = current.records.find(
      (row) => row['orderNo'] === text(input, 'orderNo') && row['isFree'] === true,
    );
    if (!record) return undefined; // an order of the examples: the example answers
    if (text(record, 'sampleDate') !== '') return refuse('delivered');
    current.records = current.records.filter((row) => row !== record);
    return done();
  },
};

function choose(dealer: Dealer, { input }: Call): readonly Fields[] {
  const ids = texts(input, 'idList');
  return samples(dealer).discounts.filter((row) => ids.includes(text(row, 'id')));
}

function moved(dealer: Dealer, call: Call, state: Fields) {
  const current = samples(dealer);
  const going = choose(dealer, call);
  current.discounts = current.discounts.map((row) => (going.includes(row) ? { ...row, ...state } : row));
  return call.done();
}
