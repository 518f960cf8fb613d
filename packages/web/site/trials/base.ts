/** Trials of figures, days, states, addresses and refusals. */
import { ENGLISH } from '@dealer-portal/rules/english';
import { quantityText, readQuantity } from '@dealer-portal/rules/input';
import { linkTarget } from '@dealer-portal/rules/link';
import {
  allocate,
  formatYuan,
  type Money,
  readFigure,
  readMoney,
  splitTax,
  sumAmounts,
  toMoney,
} from '@dealer-portal/rules/money';
import {
  choicesOf,
  INVOICE_STATES,
  ORDER_STATES,
  PAYMENT_STATES,
  PERIOD_STATES,
  toneOf,
} from '@dealer-portal/rules/states';
import { daysBetween, readDay } from '@dealer-portal/rules/time';
import { bad, good, linesOf, plain, type Trial } from './trial';

function taxText(money: Money, typed: string): string {
  const rate = readFigure(typed);
  const split = rate === undefined ? undefined : splitTax(money, rate);
  return split ? `含税 ${rate}%：不含税 ${split.net}，税额 ${split.tax}` : '税率读不出';
}

function sharesText(money: Money, typed: string): string {
  const count = readQuantity(typed, { min: 1, max: 100 });
  if (!count.ok) return '份数是 1 到 100 的整数';
  const parts = Array.from({ length: count.quantity }, () => 1);
  return `平分 ${count.quantity} 份：${allocate(money, parts)?.join('、') ?? '算不出'}`;
}

const sum: Trial = {
  id: 'sum',
  entry: 'money',
  zh: '求和、拆税、平分',
  en: 'A sum, its tax, equal shares',
  fields: [
    {
      name: 'amounts',
      zh: '金额，每行一个',
      en: 'amounts, one a line',
      kind: 'lines',
      example: '0.10\n0.2\n1234.505',
    },
    { name: 'tax', zh: '税率 %', en: 'tax rate, %', kind: 'text', example: '13' },
    { name: 'shares', zh: '平分成几份', en: 'equal shares', kind: 'text', example: '3' },
  ],
  run({ amounts, tax = '', shares = '' }) {
    const lines = linesOf(amounts).map(([amount = '']) => amount);
    const total = sumAmounts(lines);
    if (total === undefined) {
      const unread = lines.filter(
        (line) => readMoney(line) === undefined && sumAmounts([line]) === undefined,
      );
      return bad(`没有合计：读不出 ${unread.join('、')}`);
    }
    const money = toMoney(total);
    return {
      ...good(`合计 ${formatYuan(total)}`),
      steps: [taxText(money, tax), sharesText(money, shares)],
    };
  },
};

const days: Trial = {
  id: 'days',
  entry: 'time',
  zh: '两天之间',
  en: 'Days between two',
  fields: [
    { name: 'from', zh: '从', en: 'from', kind: 'text', example: '2026年11月20日' },
    { name: 'to', zh: '到', en: 'to', kind: 'text', example: '20261221' },
  ],
  run({ from = '', to = '' }) {
    const [first, last] = [readDay(from), readDay(to)];
    if (first === undefined) return bad(`“${from}”不是一个日期`);
    if (last === undefined) return bad(`“${to}”不是一个日期`);
    return good(`${first} 到 ${last}：${daysBetween(first, last)} 天`);
  },
};

const shares: Trial = {
  id: 'shares',
  entry: 'money',
  zh: '按比例分摊，一分不差',
  en: 'An amount shared by parts, no cent lost',
  fields: [
    { name: 'amount', zh: '金额', en: 'amount', kind: 'text', example: '100' },
    {
      name: 'parts',
      zh: '比例，以空格分开',
      en: 'parts, with blanks between',
      kind: 'text',
      example: '1 1 1.5',
    },
  ],
  run({ amount, parts: typed }) {
    const money = readMoney(amount);
    if (money === undefined) return bad('金额读不出');
    const parts = linesOf(typed).flat().map(readFigure);
    const shared = allocate(
      money,
      parts.map((part) => part ?? Number.NaN),
    );
    if (!shared) return bad('比例是不小于 0 的数，至少一个大于 0');
    return {
      ...good(`分成 ${shared.join('、')}`),
      steps: [`加起来 ${sumAmounts(shared) ?? '读不出'}`],
    };
  },
};

const link: Trial = {
  id: 'link',
  entry: 'link',
  zh: '这个地址通向哪里',
  en: 'Where an address leads',
  isSecret: true,
  fields: [{ name: 'address', zh: '地址', en: 'address', kind: 'text', example: '/\\shop.example.cn/cart' }],
  run({ address }) {
    const target = linkTarget(address);
    if (target.kind === 'inside') return good(`门户里的 ${target.path}`);
    if (target.kind === 'outside') return plain(`别的网站：${target.url}`);
    return bad('哪里也不去：是脚本、别的协议，或伪装成门户页面的网站');
  },
};

const TABLES = {
  order: ['订单 orders', ORDER_STATES],
  invoice: ['发票 invoices', INVOICE_STATES],
  payment: ['付款 payments', PAYMENT_STATES],
  period: ['账期 months', PERIOD_STATES],
} as const;

const TONES = { waiting: '要处理', moving: '进行中', done: '已完成', bad: '有问题', neutral: '无' } as const;

const states: Trial = {
  id: 'states',
  entry: 'states',
  zh: '状态码是什么意思',
  en: 'What the code of a state means',
  fields: [
    {
      name: 'kind',
      zh: '哪种单据',
      en: 'kind of document',
      kind: 'choice',
      example: 'order',
      choices: Object.entries(TABLES).map(([name, [label]]) => [name, label] as const),
    },
    { name: 'code', zh: '状态码', en: 'code', kind: 'text', example: '40' },
  ],
  run({ kind = '', code = '' }) {
    const [, table] = Object.entries(TABLES).find(([name]) => name === kind)?.[1] ?? TABLES.order;
    const name = choicesOf(table).find(({ value }) => value === code)?.label;
    return {
      ...(name === undefined ? bad(`没有状态 ${code || '（空）'}`) : good(name)),
      table: {
        head: ['状态码', '名称', '要用户做什么'],
        rows: choicesOf(table).map(({ value, label }) => [value, label, TONES[toneOf(table, value)]]),
      },
    };
  },
};

const refusal: Trial = {
  id: 'refusal',
  entry: 'outcome',
  zh: '一句拒绝，中文和英文',
  en: 'A refusal in Chinese and in English',
  fields: [
    { name: 'quantity', zh: '数量', en: 'quantity', kind: 'text', example: '250' },
    { name: 'most', zh: '最多', en: 'the most', kind: 'text', example: '200' },
  ],
  run({ quantity = '', most: typed = '' }) {
    const most = readQuantity(typed);
    if (!most.ok) return bad(`最多：${quantityText(most.refusal)}`);
    const read = readQuantity(quantity, { min: 1, max: most.quantity });
    if (read.ok) return good(`${read.quantity} 台，没有拒绝`);
    const { code, params } = read.refusal;
    return {
      ...bad(quantityText(read.refusal)),
      steps: [quantityText(read.refusal, ENGLISH), `${code} ${JSON.stringify(params)}`],
    };
  },
};

export const trials: readonly Trial[] = [sum, shares, states, days, link, refusal];
