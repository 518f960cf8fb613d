import { businessDate } from '../memory/clock';
import { type Fields, text, texts } from '../memory/input';
import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { allProducts, priceCents, productOf, stockOf } from './goods';

/** The products that each login account follows, newest first (CONCERN-01). */
interface Interests {
  readonly byAccount: Record<string, readonly Fields[]>;
  next: number;
}

/** Assumption: one may follow this many products. */
const MOST_FOLLOWED = 200;

const interestsOf = slice('interests', (dealer): Interests => {
  const rows = [...exampleRows(dealer, 'queryInterestProducts')];
  return {
    byAccount: { [dealer.persona.userName]: rows },
    next: Math.max(30000, ...rows.map((row) => Number(row['id']))) + 1,
  };
});

function followedBy(dealer: Dealer, account: string): readonly Fields[] {
  const { byAccount } = interestsOf(dealer);
  return (Object.hasOwn(byAccount, account) && byAccount[account]) || []; // an account may be called __proto__
}

export const interestHandlers: Handlers = {
  queryInterestProducts: (dealer, { input, done }) => {
    const isMatch = (row: Fields) =>
      isEqualOrAny(row, input, 'productGroupCode') && isAbout(row, text(input, 'keyword'));
    return done(pageOf(followedBy(dealer, text(input, 'account')).filter(isMatch), input));
  },

  addInterestProducts: (dealer, { params, now, done, refuse }) => {
    const account = params['account'] ?? '';
    const rows = followedBy(dealer, account);
    const followed = rows.map((row) => row['productCode']);
    const fresh = (params['list'] ?? '')
      .split(',')
      .filter((code) => productOf(dealer, code) && !followed.includes(code));
    if (rows.length + fresh.length > MOST_FOLLOWED) return refuse('full');
    const added = fresh.map((code) => rowOf(dealer, code, now));
    interestsOf(dealer).byAccount[account] = [...added.reverse(), ...rows];
    return done();
  },

  removeInterestProducts: (dealer, { input, done, refuse }) => {
    const account = text(input, 'account');
    const rows = followedBy(dealer, account);
    const codes = texts(input, 'productCodeList');
    const remaining = rows.filter((row) => !codes.includes(text(row, 'productCode')));
    if (remaining.length === rows.length) return refuse('missing');
    interestsOf(dealer).byAccount[account] = remaining;
    return done();
  },
};

function rowOf(dealer: Dealer, code: string, now: Date): Fields {
  const interests = interestsOf(dealer);
  const [product] = allProducts(dealer).filter((candidate) => candidate.code === code);
  const sendtoCode = dealer.persona.saletoCode;
  interests.next += 1;
  return {
    id: String(interests.next - 1),
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
