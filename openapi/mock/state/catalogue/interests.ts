import { businessDate } from '../memory/clock';
import { type Fields, text, texts } from '../memory/input';
import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { allGoods, good, priceCents, stockOf } from './goods';

/** Followed products, newest first (CONCERN-01). */
interface Interests {
  rows: Fields[];
  next: number;
}

/** Assumption: one may follow this many products. */
const MOST = 200;

const interests = slice('interests', (dealer): Interests => {
  const rows = [...exampleRows(dealer, 'queryInterestProducts')];
  return { rows, next: Math.max(30000, ...rows.map((one) => Number(one['id']))) + 1 };
});

export const interestHandlers: Handlers = {
  queryInterestProducts: (dealer, { input, done }) => {
    const isWanted = (one: Fields) =>
      isEqualOrAny(one, input, 'productGroupCode') && isAbout(one, text(input, 'keyword'));
    return done(pageOf(interests(dealer).rows.filter(isWanted), input));
  },

  addInterestProducts: (dealer, { params, now, done, refuse }) => {
    const own = interests(dealer);
    const followed = own.rows.map((one) => one['productCode']);
    const fresh = (params['list'] ?? '')
      .split(',')
      .filter((code) => good(dealer, code) && !followed.includes(code));
    if (own.rows.length + fresh.length > MOST) return refuse('full');
    for (const code of fresh) own.rows.unshift(rowOf(dealer, code, now));
    return done();
  },

  removeInterestProducts: (dealer, { input, done, refuse }) => {
    const own = interests(dealer);
    const codes = texts(input, 'productCodeList');
    const left = own.rows.filter((one) => !codes.includes(text(one, 'productCode')));
    if (left.length === own.rows.length) return refuse('missing');
    own.rows = left;
    return done();
  },
};

function rowOf(dealer: Dealer, code: string, now: Date): Fields {
  const own = interests(dealer);
  const [one] = allGoods(dealer).filter((candidate) => candidate.code === code);
  const sendtoCode = dealer.persona.saletoCode;
  own.next += 1;
  return {
    id: String(own.next - 1),
    productCode: code,
    productModel: one?.model ?? '',
    productName: one?.name ?? '',
    productGroupCode: one?.category ?? '',
    productGroupName: text(one?.facts ?? {}, 'categoryName'),
    ...(one && {
      price: toYuan(priceCents(dealer, one, { sendtoCode, priceType: 'PT' })),
      stock: stockOf(dealer, one, sendtoCode),
    }),
    picUrl: text(one?.facts ?? {}, 'picUrl'),
    createDate: businessDate(now),
  };
}
