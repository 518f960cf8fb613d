import { describe, expect, it } from 'vitest';
import { PAYER_TYPES } from '../../base/payer-types';
import { refuse } from '../../base/refusal';
import {
  asksPassword,
  findAccounts,
  type MoneyFormName,
  type MoneySide,
  placeAccounts,
  placeReason,
  sumsByUse,
} from './index';
import { MONEY_FORMS, typeReason } from './money-forms';
import { MONEY_USE_NAMES, moneyUse } from './money-uses';
import { placeText } from './place-refusals';

const TYPES = Object.values(PAYER_TYPES).map(({ value }) => value);
const FORMS = Object.keys(MONEY_FORMS) as MoneyFormName[]; // the table's own names
const SIDES: readonly MoneySide[] = ['source', 'target'];

/** The complete table, written by hand: the types that may stand at a side; — where a form has no such side. */
const TABLE: Readonly<Record<MoneyFormName, readonly [source: string, target: string, password: boolean]>> = {
  order: ['01 02 04 05 06 90', '—', false],
  payment: ['—', '01 04 05 06 90', false],
  airPayment: ['—', '90', false],
  posPayment: ['—', '01 04 05 06 90', false],
  posBinding: ['—', '01 04 05 06 90', false],
  posFee: ['01 04 05 06 90', '—', true],
  accountTransfer: ['01 04 05 06 90', '01 04 05 06 90', true],
  financeTransfer: ['01 04 05 06 90', '01 04 05 06 90', true],
  parallelTransfer: ['01 04 05 06 90', '01 04 05 06 90', true],
  airTransfer: ['01 04 05 06', '90', true],
  kjtTransfer: ['01 04 05 06', '90', true],
  airRefund: ['90', '01 04 05 06', true],
  airInterestRefund: ['90', '01 04 05 06', true],
  kjtRefund: ['90', '01 04 05 06', true],
  digitalTransfer: ['01', '01 04 05 06', true],
  rebateCash: ['07', '01 04', true],
  repayment: ['01 04 05 06 90', '—', true],
  financing: ['—', '01 04 05 06 90', false],
  creditApplication: ['—', '01 02 04 05 06 90', false],
  bill: ['—', '01 02 04 05 06', false],
  projectPayment: ['01 04', '—', true],
  cardUnbinding: ['—', '—', true],
  application: ['—', '—', false],
};

describe('which money may stand where', () => {
  it.each(FORMS)('FIN-03 FIN-05g FIN-07 FIN-10a %s takes the accounts of its row and no other', (form) => {
    const allowed = SIDES.map((side) => {
      if (MONEY_FORMS[form as 'accountTransfer'][side] === undefined) return '—';
      return TYPES.filter((type) => typeReason(form, side, type) === undefined).join(' ');
    });
    expect([...allowed, asksPassword(form)]).toEqual(TABLE[form]);
  });

  it('FIN-03 each no has a reason in words, and frozen money has the same one everywhere', () => {
    const refused = FORMS.flatMap((form) =>
      SIDES.flatMap((side) => TYPES.map((type) => [type, typeReason(form, side, type)?.refusal] as const)),
    ).filter(([, refusal]) => refusal !== undefined && refusal.code !== 'place.noSide');
    expect(refused.filter(([, refusal]) => (placeText(refusal) ?? '').length < 6)).toEqual([]);
    expect(new Set(refused.filter(([type]) => type === '15').map(([, refusal]) => refusal?.code))).toEqual(
      new Set(['place.frozen']),
    );
  });

  it.each([
    ['repayment', 'source', '02', 'place.credit', 'credit'],
    ['repayment', 'source', '03', 'place.guarantee', 'deposit'],
    ['repayment', 'source', '07', 'place.rebate', 'rebate'],
    ['payment', 'target', '15', 'place.frozen', 'unfreeze'],
    ['airTransfer', 'target', '01', 'place.airTransfer', 'transfer'],
    ['airPayment', 'target', '01', 'place.airPayment', undefined],
  ] as const)('FIN-03 %s with the %s %s says %s, and leads to %s', (...[form, side, type, code, way]) => {
    const reason = typeReason(form, side, type);
    expect([reason?.refusal.code, reason?.way]).toEqual([code, way]);
  });

  it.each([
    [undefined, refuse('place.typeMissing')],
    [null, refuse('place.typeMissing')],
    ['', refuse('place.typeMissing')],
    ['33', refuse('place.typeUnknown', { payerType: '33' })],
    ['constructor', refuse('place.typeUnknown', { payerType: 'constructor' })],
  ])('FIN-03 a type %j that the table does not know stands nowhere', (payerType, text) => {
    for (const form of FORMS) {
      for (const side of SIDES) {
        const reason = typeReason(form, side, payerType)?.refusal;
        expect([text, refuse('place.noSide')]).toContainEqual(reason);
      }
    }
  });
});

const account = (payerCode: string, payerType: string, balance: number | string | null = 10) => ({
  payerCode,
  payerType,
  balance,
});

describe('the accounts of a choice', () => {
  const accounts = [
    account('1', '01', 5),
    account('2', '02'),
    account('4', '04', '158000.00'),
    account('5', '05', 0),
    account('6', '06', null),
    account('7', '07'),
    account('9', '90', 30),
    { ...account('8', '01', 99), deletedFlag: '1' },
  ];
  const placed = (side: MoneySide, other?: string) =>
    placeAccounts({ form: 'accountTransfer', side, other }, accounts);
  const codes = (rows: readonly { readonly payerCode: string }[]) => rows.map(({ payerCode }) => payerCode);

  it('FIN-03 holds every account once: the allowed ones by balance, the others with their reason', () => {
    const { allowed, refused, possible } = placed('source', '4');
    expect(codes(allowed)).toEqual(['9', '1']);
    expect(refused.map(({ account: { payerCode }, reason }) => [payerCode, reason.refusal])).toEqual([
      ['4', refuse('place.chosenAsTarget')],
      ['2', refuse('place.credit')],
      ['5', refuse('place.noMoney')],
      ['6', refuse('place.balanceUnread')],
      ['7', refuse('place.rebate')],
      ['8', refuse('place.notValid')],
    ]);
    expect(refused[0]).toMatchObject({ isOther: true });
    expect(codes(possible)).toEqual(['1', '4', '5', '6', '9']);
  });

  it('FIN-03 lets an empty account get money, and puts one without a readable balance last', () => {
    const { allowed, refused } = placed('target', '9');
    expect(codes(allowed)).toEqual(['4', '1', '5', '6']);
    expect(refused[0]).toMatchObject({
      account: { payerCode: '9' },
      reason: { refusal: refuse('place.chosenAsSource') },
    });
    expect(placeReason({ form: 'accountTransfer', side: 'target' }, account('1', '01'))).toBeUndefined();
  });

  it('FIN-07 a refund has its own account as the only source', () => {
    const { possible } = placeAccounts({ form: 'kjtRefund', side: 'source' }, accounts);
    expect(codes(possible)).toEqual(['9']);
  });

  it('an order may be placed with an account that holds too little', () => {
    expect(placeReason({ form: 'order', side: 'source' }, account('5', '05', 0))).toBeUndefined();
    expect(placeReason({ form: 'order', side: 'source' }, account('3', '03'))?.refusal.code).toBe(
      'place.guarantee',
    );
    expect(placeReason({ form: 'repayment', side: 'source' }, account('5', '05', 0))?.refusal.code).toBe(
      'place.noMoney',
    );
  });
});

describe('what is typed finds an account', () => {
  const names = [
    { ...account('8800200241', '04', 96_400), customerName: '城阳工程一部' },
    { ...account('8800200104', '04', '158000'), customerName: '腾达家电工程账户' },
    { ...account('8800200102', '02', 320_750.5), customerName: '腾达家电票据账户' },
    { ...account('8800123456', '01', null), customerName: '青岛崂山腾达家电有限公司' },
    { ...account('8800200190', '90', 1), customerName: 'TD Home 专户' },
    account('8800200105', '05', 2),
  ];
  const pinyin = (text: string, key: string) => key === 'gc' && text.includes('工程');
  it.each([
    ['', [0, 1, 2, 3, 4, 5]],
    [' td  HOME ', [4]],
    ['样机', [5]],
    ['0024', [0]],
    ['gc 02', [0, 1]],
    ['票据', [2]],
    ['现款', [3]],
    ['158,000', [1]],
    ['320750.5', [2]],
    ['腾达 工程', [1]],
    ['没有', []],
  ])('%j finds %j', (text, places) => {
    expect(findAccounts(names, text, pinyin)).toEqual(places.map((at) => names[at]));
  });
});

describe('sums of balances', () => {
  it.each([
    ['01', 'money'],
    ['02', 'limit'],
    ['03', 'bound'],
    ['04', 'money'],
    ['05', 'money'],
    ['06', 'money'],
    ['07', 'bound'],
    ['15', 'bound'],
    ['90', 'money'],
    ['33', 'bound'],
    [undefined, 'bound'],
  ])('type %s is %s', (type, use) => {
    expect(moneyUse(type)).toBe(use);
    expect(MONEY_USE_NAMES[moneyUse(type)]).toMatch(/\p{Script=Han}{2}/u);
  });

  it('FIN-02 adds only what is of one kind, and no total over a balance that cannot be read', () => {
    const rows = [
      account('1', '01', 1.5),
      account('9', '90', '2.25'),
      account('2', '02', 7),
      account('3', '03', 'x'),
    ];
    expect(sumsByUse(rows, ({ balance }) => balance)).toStrictEqual([
      { use: 'money', count: 2, total: '3.75', unreadable: 0, untyped: 0 },
      { use: 'limit', count: 1, total: '7.00', unreadable: 0, untyped: 0 },
      { use: 'bound', count: 1, unreadable: 1, untyped: 0 },
    ]);
  });

  it('FIN-02 gives no sum beside a payer whose type is missing or no text: it may be of any use', () => {
    const odd: unknown = { value: '01' };
    const rows = [account('1', '01', 1.5), account('9', '', 2), account('8', odd as string, 2)];
    expect(sumsByUse(rows, ({ balance }) => balance)).toEqual([
      { use: 'money', count: 1, unreadable: 0, untyped: 2 },
    ]);
  });
});
