import { businessDate } from '../memory/clock';
import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { priceCents, productOf, stockOf } from './goods';

type Interest = RowOf<'queryInterestProducts'>;

/** The products that each login account follows, newest first (CONCERN-01). */
interface Interests {
  readonly byAccount: Record<string, readonly Interest[]>;
  next: number;
}

/** Assumption: one may follow this many products. */
const MOST_FOLLOWED = 200;

const interestsOf = slice('interests', (dealer): Interests => {
  const rows = [...exampleRows(dealer, 'queryInterestProducts')];
  return {
    byAccount: { [dealer.persona.userName]: rows },
    next: Math.max(30000, ...rows.map((row) => Number(row.id))) + 1,
  };
});

function followedBy(dealer: Dealer, account: string): readonly Interest[] {
  const { byAccount } = interestsOf(dealer);
  return (Object.hasOwn(byAccount, account) && byAccount[account]) || []; // an account may be called __proto__
}

export const interestHandlers: Handlers = {
  ...handle('queryInterestProducts', ({ dealer, input, done }) => {
    const isMatch = (row: Interest) =>
      isEqualOrAny(row, input, 'productGroupCode') && isAbout(row, input.keyword ?? '');
    return done(pageOf(followedBy(dealer, input.account).filter(isMatch), input));
  }),

  ...handle('addInterestProducts', ({ dealer, params: { account, list }, now, done, refuse }) => {
    const rows = followedBy(dealer, account);
    const followed = rows.map(({ productCode }) => productCode);
    const fresh = list.split(',').filter((code) => productOf(dealer, code) && !followed.includes(code));
    if (rows.length + fresh.length > MOST_FOLLOWED) return refuse('full');
    const added = fresh.map((code) => rowOf(dealer, code, now));
    interestsOf(dealer).byAccount[account] = [...added.reverse(), ...rows];
    return done();
  }),

  ...handle('removeInterestProducts', ({ dealer, input, done, refuse }) => {
    const { account, productCodeList } = input;
    const rows = followedBy(dealer, account);
    const remaining = rows.filter(({ productCode }) => !productCodeList.includes(productCode));
    if (remaining.length === rows.length) return refuse('missing');
    interestsOf(dealer).byAccount[account] = remaining;
    return done();
  }),
};

function rowOf(dealer: Dealer, code: string, now: Date): Interest {
  const interests = interestsOf(dealer);
  const product = productOf(dealer, code);
  const sendtoCode = dealer.persona.saletoCode;
  interests.next += 1;
  return {
    id: String(interests.next - 1),
    productCode: code,
    productModel: product?.model ?? '',
    productName: product?.name ?? '',
    productGroupCode: product?.category ?? '',
    productGroupName: product?.facts.categoryName ?? '',
    ...(product && {
      price: toYuan(priceCents(dealer, product, { sendtoCode, priceType: 'PT' })),
      stock: stockOf(dealer, product, sendtoCode),
    }),
    picUrl: product?.facts.picUrl ?? '',
    createDate: businessDate(now),
  };
}
