import { businessDate } from '../memory/clock';
import { type Fields, text, texts } from '../memory/input';
import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { allProducts, priceCents, productOf, stockOf } from './goods';

/** Followed products, newest first (CONCERN-01). */
interface Interests {
  rows: Fields[];
  next: number;
}

/** Assumption: one may follow this many products. */
const MOST = 200;

const interests = slice('interests', (dealer): Interests => {
  const rows = [...exampleRows(dealer, 'queryInterestProducts')];
  return { rows, next: Math.max(30000, ...rows.map((row) => Number(row['id']))) + 1 };
});

export const interestHandlers: Handlers = {
  queryInterestProducts: (dealer, { input, done }) => {
    const isMatch = (item: Fields) =>
      isEqualOrAny(item, input, 'productGroupCode') && isAbout(item, text(input, 'keyword'));
    return done(pageOf(interests(dealer).rows.filter(isMatch), input));
  },

  addInterestProducts: (dealer, { params, now, done, refuse }) => {
    const current = interests(dealer);
    const followed = current.rows.map((row) => row['productCode']);
    const fresh = (params['list'] ?? '')
      .split(',')
      .filter((code) => productOf(dealer, code) && !followed.includes(code));
    if (current.rows.length + fresh.length > MOST) return refuse('full');
    for (const code of fresh) current.rows.unshift(rowOf(dealer, code, now));
    return done();
  },

  removeInterestProducts: (dealer, { input, done, refuse }) => {
    const current = interests(dealer);
    const codes = texts(input, 'productCodeList');
    const left = current.rows.filter((row) => !codes.includes(text(row, 'productCode')));
    if (left.length === current.rows.length) return refuse('missing');
    current.rows = left;
    return done();
  },
};

function rowOf(dealer: Dealer, code: string, now: Date): Fields {
  const current = interests(dealer);
  const [product] = allProducts(dealer).filter((candidate) => candidate.code === code);
  const sendtoCode = dealer.persona.saletoCode;
  current.next += 1;
  return {
    id: String(current.next - 1),
    productCode: code,
    productModel: product?.model ?? '',
    productName: product?.name ?? '',
    productGroupCode: product?.category ?? '',
    productGroupName: text(product?.facts ?? {}, 'categoryName'),
    ...(product && {
      price: toYuan(priceCents(dealer, product, { sendtoCode, priceType: 'PT' })),
      stock: stockOf(dealer, product, sendtoCode),
    }),
    picUrl: text(product?.facts ?? {}, 'picUrl'),
    createDate: businessDate(now),
  };
}
