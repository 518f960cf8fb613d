/** Trials of the cart, of the answer to an addition, and of the calculator. */
import { calculate } from '@dealer-portal/rules/calculator';
import { explainCalculation } from '@dealer-portal/rules/calculator-reasons';
import { addToCartNotice } from '@dealer-portal/rules/cart';
import { quantityText, readQuantity } from '@dealer-portal/rules/input';
import { formatYuan, readFigure } from '@dealer-portal/rules/money';
import { findTasks } from '@dealer-portal/rules/palette';
import {
  entryRefusal,
  entryTotal,
  selectionOf,
  selectionText,
  tick,
  tickedTotal,
} from '@dealer-portal/rules/selection';
import { readSearch } from '@dealer-portal/rules/spoken-search';
import { bad, good, linesOf, momentOf, NO_TODAY, plain, type Trial, todayField } from './trial';

const cart: Trial = {
  id: 'cart',
  entry: 'selection',
  zh: '购物车合计，一步一步',
  en: 'The total of a cart, step by step',
  fields: [
    {
      name: 'lines',
      zh: '每行：型号 数量 单价；行首 - 不勾选，行末 × 已失效',
      en: 'a line: model quantity price; - in front is not ticked, × behind is not valid any more',
      kind: 'lines',
      example: 'BCD-536W 2 3299\n- XQG100 1 2199.5\nKFR-35GW 3 2699 ×\nJSQ30 1 一千',
    },
  ],
  run({ lines }) {
    const rows = linesOf(lines).map((words, at) => {
      const isTicked = words[0] !== '-';
      const [model = '', number = '', price = '', mark] = isTicked ? words : words.slice(1);
      const product = { productCode: model, number, price };
      const id = `E${at + 1}`;
      const entry = {
        id,
        activityType: 1,
        composeEnable: mark !== '×',
        number,
        productList: [product],
      } as const;
      return { isTicked, model, number, price, entry };
    });
    if (rows.length === 0) return bad('请至少输入一行');
    const start = selectionOf(rows.map(({ entry }) => entry));
    const selection = rows.reduce(
      (now, { isTicked, entry }) => (isTicked ? tick(now, entry.id, true) : now),
      start,
    );
    return {
      tone: 'plain',
      text: `合计 ${formatYuan(tickedTotal(selection))}，已勾选 ${selection.tickedCount} 行，可勾选 ${selection.enabledCount} 行`,
      table: {
        head: ['商品', '数量 × 单价', '小计', '计入'],
        rows: rows.map(({ model, number, price, isTicked, entry }) => {
          const refusal = entryRefusal(entry);
          const why = refusal ? selectionText(refusal) : isTicked ? '是' : '没有勾选';
          return [model, `${number} × ${price}`, entryTotal(entry) ?? '读不出', why];
        }),
      },
    };
  },
};

const added: Trial = {
  id: 'added',
  entry: 'cart',
  zh: '加入购物车后的提示',
  en: 'The notice after an addition',
  fields: [
    { name: 'code', zh: '返回码', en: 'code of the answer', kind: 'text', example: 'AS121' },
    { name: 'msg', zh: '返回的话', en: 'its sentence', kind: 'text', example: '' },
  ],
  run({ code = '', msg = '' }) {
    const notice = addToCartNotice(code === '1' ? { ok: true } : { ok: false, code, msg });
    if (!notice) return plain('没有提示：没有收到回答，通用的失败提示已经说过');
    return {
      tone: notice.level === 'success' ? 'good' : 'bad',
      text: notice.text || '提示是空的：返回的话也是空的',
    };
  },
};

const FIGURES = [
  ['zsdRevqSum', '近 60 天销量', 'sales of 60 days', '600'],
  ['storeAmt', '库存', 'stock', '50'],
  ['jshdQtyT0', '本周到货', 'arrives this week', '20'],
  ['jshdQtyT1', '下周到货', 'next week', '10'],
  ['jshdQtyT2', '第三周到货', 'the week after', '0'],
  ['growthRates', '增长率 %', 'growth, %', '10'],
] as const;

const calculator: Trial = {
  id: 'calculator',
  entry: 'calculator',
  zh: '订多少台够卖',
  en: 'How many to order',
  fields: [
    ...FIGURES.map(([name, zh, en, example]) => ({ name, zh, en, kind: 'text' as const, example })),
    { name: 'quantity', zh: '打算订', en: 'to be ordered', kind: 'text', example: '40' },
    todayField('day'),
  ],
  run(typed) {
    const now = momentOf(typed['day']);
    if (!now) return NO_TODAY;
    const figures = FIGURES.map(([name, zh]) => ({ name, zh, figure: readFigure(typed[name]) }));
    const unread = figures.filter(({ figure }) => figure === undefined);
    if (unread.length > 0) return bad(`读不出 ${unread.map(({ zh }) => zh).join('、')}`);
    const ordered = readQuantity(typed['quantity'] ?? '');
    if (!ordered.ok) return bad(`打算订：${quantityText(ordered.refusal)}`);
    const values = Object.fromEntries(figures.map(({ name, figure }) => [name, figure])) as Record<
      (typeof FIGURES)[number][0],
      number
    >;
    const ask = { mode: 'turnover', productCode: 'A', values, quantity: ordered.quantity } as const;
    const answer = calculate(ask, now);
    const steps = explainCalculation(ask, now).map(({ text }) => text);
    if (answer.kind !== 'answered') return { ...bad('算不出'), steps };
    return {
      tone: answer.weeks.some(({ after }) => after.isShort) ? 'bad' : 'good',
      text: `订 ${answer.quantity} 台`,
      steps,
      table: {
        head: ['周', '库存', '不订可卖几天', '订了可卖几天'],
        rows: answer.weeks.map(({ week, stock, before, after }) =>
          [week, stock, before.days, after.days].map(String),
        ),
      },
    };
  },
};

const CATEGORIES = [
  { code: '110000', title: '冰箱' },
  { code: '120000', title: '洗衣机' },
  { code: '130000', title: '空调' },
  { code: '140000', title: '热水器' },
];

const spoken: Trial = {
  id: 'spoken',
  entry: 'spoken-search',
  zh: '像说话一样搜索',
  en: 'A search as people say it',
  fields: [{ name: 'words', zh: '说法', en: 'words', kind: 'text', example: '特价10kg洗衣机' }],
  run({ words = '' }) {
    // Pinyin is left to the host of the rule; this page knows none.
    const ways = readSearch(words, { categories: CATEGORIES, isPinyinOf: () => false });
    if (ways.length === 0) return plain('没有别的搜法，按原话搜索');
    return {
      tone: 'good',
      text: `${ways.length} 种搜法，最接近的在前`,
      table: {
        head: ['搜什么', '分类', '关键词'],
        rows: ways.map((way) => [way.words.join('、'), way.categoryCode ?? '', way.keyword ?? '']),
      },
    };
  },
};

const tasks: Trial = {
  id: 'tasks',
  entry: 'palette',
  zh: '说一句话，找到要办的事',
  en: 'The job that a sentence asks for',
  fields: [{ name: 'words', zh: '说法', en: 'words', kind: 'text', example: '怎么退货' }],
  run({ words = '' }) {
    // Pinyin is left to the host of the rule; this page knows none.
    const found = findTasks(words, () => false).map(({ label }) => label);
    return found.length === 0
      ? plain('没有对应的事，按页面和商品查找')
      : { ...good(found[0] ?? ''), steps: found.slice(1) };
  },
};

export const trials: readonly Trial[] = [cart, added, spoken, tasks, calculator];
