/** Trials of payers, of ordering again, of sample machines, of an own number, and of a submit without an answer. */
import { sharesText } from '@dealer-portal/rules/goods';
import { isAmount, readFigure } from '@dealer-portal/rules/money';
import { defaultPayerRefusal, payerLabels, payerText } from '@dealer-portal/rules/payer-details';
import { rebuyLines, rebuyShares } from '@dealer-portal/rules/rebuy';
import {
  discountText,
  type SampleAction,
  sampleActionRefusal,
  sampleText,
} from '@dealer-portal/rules/samples';
import { ownNumberOf, withOwnNumber } from '@dealer-portal/rules/settle-draft';
import { lookUpSubmit } from '@dealer-portal/rules/submit';
import {
  bad,
  good,
  isYes,
  judged,
  linesOf,
  momentOf,
  NO_TODAY,
  plain,
  type Trial,
  todayField,
  YES_NO,
} from './trial';

const labels: Trial = {
  id: 'labels',
  entry: 'payer-details',
  zh: '付款方的标签、能不能设为默认',
  en: 'The labels of payers, and which may be the default',
  fields: [
    { name: 'default', zh: '现在的默认', en: 'default now', kind: 'text', example: 'P1' },
    {
      name: 'payers',
      zh: '付款方，每行：编码 类型；行末 × 已失效',
      en: 'payers, a line: code type; × behind is not valid any more',
      kind: 'lines',
      example: 'P1 01\nP2 90\nP3 03\nP4 02 ×',
    },
  ],
  run({ default: code, payers }) {
    const rows = linesOf(payers).map(([payerCode = '', payerType = '', mark]) => {
      const payer = { payerCode, payerType, deletedFlag: mark === '×' ? '1' : '0' };
      return { payer, refusal: defaultPayerRefusal(payer, code) };
    });
    return {
      ...plain(`${rows.filter(({ refusal }) => !refusal).length} 个可以设为默认`),
      table: {
        head: ['付款方', '标签', '设为默认'],
        rows: rows.map(({ payer, refusal }) => [
          payer.payerCode,
          payerLabels(payer, code)
            .map(({ text }) => text)
            .join('、'),
          payerText(refusal) ?? '可以',
        ]),
      },
    };
  },
};

/** A whole number of pieces; undefined for what is none. */
function pieces(text: string | undefined): number | undefined {
  const number = readFigure(text);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

const again: Trial = {
  id: 'again',
  entry: 'rebuy',
  zh: '再买一次：还有几台、按什么价',
  en: 'Ordered again: how many, and at which prices',
  fields: [
    { name: 'number', zh: '上次买了', en: 'bought then', kind: 'text', example: '10' },
    { name: 'paid', zh: '上次的普通价', en: 'ordinary price then', kind: 'text', example: '3299' },
    { name: 'ordinary', zh: '现在的普通价', en: 'ordinary price now', kind: 'text', example: '3349' },
    {
      name: 'special',
      zh: '现在的特价，不填为没有',
      en: 'special price now, empty for none',
      kind: 'text',
      example: '3199',
    },
    { name: 'allowed', zh: '特价还可购', en: 'pieces left at it', kind: 'text', example: '4' },
    { name: 'stock', zh: '现在的库存', en: 'stock now', kind: 'text', example: '8' },
  ],
  run({ number, paid, ordinary, special = '', allowed, stock }) {
    if (!isAmount(ordinary) || (special !== '' && !isAmount(special))) return bad('现在的价格读不出');
    if (!isAmount(paid)) return bad('上次的普通价读不出');
    if (pieces(number) === undefined) return bad('上次买了多少读不出');
    if (special !== '' && pieces(allowed) === undefined) return bad('特价还可购读不出');
    if (pieces(stock) === undefined) return bad('现在的库存读不出');
    const prices = [
      { priceType: 'PT', priceVersion: 'V', price: ordinary },
      ...(special === ''
        ? []
        : [
            {
              priceType: 'TJ',
              priceVersion: 'T',
              price: special,
              ordinaryPrice: ordinary,
              allowed: pieces(allowed),
            } as const,
          ]),
    ] as const;
    const terms = { productCode: 'A', prices, rule: 'best' } as const;
    const old = { productCode: 'A', number, price: paid, priceType: 'PT' };
    const [line] = rebuyLines([old], [{ productCode: 'A', stock, terms }]);
    if (!line) return bad('没有这个产品');
    const shares = sharesText(rebuyShares(line, line.offered));
    return {
      tone: line.offered > 0 ? 'good' : 'bad',
      text: `可以再订 ${line.offered} 台`,
      steps: [
        ...(line.difference?.changes ?? []).map(({ text }) => text),
        ...(shares === undefined ? [] : [`${line.offered} 台：${shares}`]),
      ],
    };
  },
};

const ACTIONS = [
  ['settle', '结算 settle'],
  ['delete', '删除订单 delete'],
] as const satisfies readonly (readonly [SampleAction, string])[];

const sample: Trial = {
  id: 'sample',
  entry: 'samples',
  zh: '免费样机能不能结算、删除',
  en: 'Whether a free sample machine can be settled or deleted',
  fields: [
    { name: 'action', zh: '要做什么', en: 'wanted', kind: 'choice', example: 'settle', choices: ACTIONS },
    { name: 'free', zh: '是免费样机', en: 'it is free', kind: 'choice', example: 'yes', choices: YES_NO },
    {
      name: 'day',
      zh: '出样日期，不填为没出样',
      en: 'day of the show, empty for none',
      kind: 'text',
      example: '',
    },
    { name: 'rate', zh: '按原价的几成卖', en: 'part of its price', kind: 'text', example: '0.75' },
  ],
  run({ action: typed, free, day = '', rate }) {
    const action = ACTIONS.find(([name]) => name === typed)?.[0] ?? 'settle';
    const facts = { isFree: isYes(free), orderNo: '601', sampleDate: day.trim() };
    return {
      ...judged(sampleText(sampleActionRefusal(action, facts)), '可以'),
      steps: [`写作：${discountText(rate) || '折扣读不出'}`],
    };
  },
};

const ownNumber: Trial = {
  id: 'number',
  entry: 'settle-draft',
  zh: '自己的单号写进送货备注',
  en: 'An own number in the remark of a delivery',
  fields: [
    { name: 'remark', zh: '备注', en: 'remark', kind: 'text', example: '送货前打电话' },
    { name: 'number', zh: '自己的单号', en: 'own number', kind: 'text', example: 'po-2026/11' },
  ],
  run({ remark = '', number = '' }) {
    const carried = withOwnNumber(remark, number);
    if (carried === undefined) return bad('备注和单号放不下，请删短备注');
    return { ...good(carried || '备注是空的'), steps: [`读回来的单号：${ownNumberOf(carried) ?? '没有'}`] };
  },
};

const DOUBTS = {
  partFound: '只找到一部分，不能再提交，请联系客户经理',
  undated: '有一张同样的订单没有日期，说不准是不是它',
  cut: '列表没有读完，还不知道',
  early: '刚发出不久，还可能下成，过几分钟再看',
} as const;

const lost: Trial = {
  id: 'lost',
  entry: 'submit',
  zh: '提交没有回音，订单下成了吗',
  en: 'Whether a submit without an answer has placed its order',
  fields: [
    {
      name: 'sent',
      zh: '提交的，每行：产品 数量',
      en: 'submitted, a line: product quantity',
      kind: 'lines',
      example: 'A 2\nB 1',
    },
    todayField('day'),
    { name: 'minutes', zh: '过了几分钟', en: 'minutes since', kind: 'text', example: '5' },
    {
      name: 'listed',
      zh: '列表里的订单，每行：订单号 日期 产品 数量',
      en: 'orders of the list, a line: number day product quantity',
      kind: 'lines',
      example: '6010086601 2026-11-18 A 2',
    },
    {
      name: 'whole',
      zh: '列表读完了',
      en: 'the list is complete',
      kind: 'choice',
      example: 'yes',
      choices: YES_NO,
    },
  ],
  run({ sent: typed, day, minutes: waited, listed, whole }) {
    const sentAt = momentOf(day)?.getTime();
    if (sentAt === undefined) return NO_TODAY;
    const minutes = readFigure(waited);
    const lines = linesOf(typed).map(([productCode = '', number = '']) => ({
      productCode,
      number: readFigure(number),
    }));
    if (minutes === undefined || lines.length === 0 || lines.some(({ number }) => number === undefined))
      return bad('提交的数量或过了几分钟读不出');
    const order = {
      orderNo: '',
      payerCode: 'P',
      lines: lines.map(({ productCode, number = 0 }) => ({ productCode, number })),
    };
    const orders = linesOf(listed).map(([orderNo = '', createDate = '', ...goods]) => ({
      orderNo,
      createDate,
      payerCode: 'P',
      lineList: goods.flatMap((productCode, at) =>
        at % 2 === 0 ? [{ productCode, number: goods[at + 1] }] : [],
      ),
    }));
    const found = lookUpSubmit(
      { submission: { saletoCode: 'S', sendtoCode: 'T', orders: [order] }, plannedAt: sentAt },
      { orders, isWhole: isYes(whole), now: sentAt + minutes * 60_000 },
    );
    if (found.type === 'place') return good(`已下单：${found.orderNos.join('、')}`);
    if (found.type === 'miss') return plain('没有下单，可以再提交');
    return bad(DOUBTS[found.reason]);
  },
};

export const trials: readonly Trial[] = [labels, again, sample, ownNumber, lost];
