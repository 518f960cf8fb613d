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

const samplesOf = slice(
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
    return done(pageOf(samplesOf(dealer).records.filter(isMatch), input));
  },

  listDiscountPrototypes: (dealer, { input, done }) => {
    const isMatch = (row: Fields) =>
      isEqualOrAny(row, input, 'status') && isAbout(row, text(input, 'keyword'));
    return done(pageOf(samplesOf(dealer).discounts.filter(isMatch), input));
  },

  shelveDiscountPrototypes: (dealer, call) => {
    const last = businessDate(call.now, -DAYS_ON_SHOW);
    if (chosenDiscounts(dealer, call).some((row) => text(row, 'sampleDate') > last))
      return call.refuse('tooNew');
    return move(dealer, call, SHELVED);
  },

  unshelveDiscountPrototypes: (dealer, call) =>
    chosenDiscounts(dealer, call).some((row) => row['status'] === SOLD)
      ? call.refuse('sold')
      : move(dealer, call, UNSHELVED),

  deleteMfyjOrder: (dealer, { input, done, refuse }) => {
    const samples = samplesOf(dealer);
    const record = samples.records.find(
      (row) => row['orderNo'] === text(input, 'orderNo') && row['isFree'] === true,
    );
    if (!record) return undefined; // an order of the examples: the example answers
    if (text(record, 'sampleDate') !== '') return refuse('delivered');
    samples.records = samples.records.filter((row) => row !== record);
    return done();
  },
};

function chosenDiscounts(dealer: Dealer, { input }: Call): readonly Fields[] {
  const ids = texts(input, 'idList');
  return samplesOf(dealer).discounts.filter((row) => ids.includes(text(row, 'id')));
}

function move(dealer: Dealer, call: Call, state: Fields) {
  const samples = samplesOf(dealer);
  const going = chosenDiscounts(dealer, call);
  samples.discounts = samples.discounts.map((row) => (going.includes(row) ? { ...row, ...state } : row));
  return call.done();
}
