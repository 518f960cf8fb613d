/** Trials of choosing goods: what changed, how many, in which week, of which category, by which word. */
import { thisWeekText, weekName, weekStartText } from '@dealer-portal/rules/cart-entry';
import { cartFetch, cartFields } from '@dealer-portal/rules/cart-query';
import { isCategoryMenuShown, subCategories, topCategories } from '@dealer-portal/rules/category';
import { followedChanges, seenTerms } from '@dealer-portal/rules/choosing';
import { fillNextStep, goodsText, readFill } from '@dealer-portal/rules/goods';
import { daysLeftText, monthDay, nextStep } from '@dealer-portal/rules/home';
import { readQuantity } from '@dealer-portal/rules/input';
import { readFigure } from '@dealer-portal/rules/money';
import { addToHistory, searchSubmit, searchText } from '@dealer-portal/rules/search';
import { choicesOf, ORDER_STATES } from '@dealer-portal/rules/states';
import { daysBetween, readDay } from '@dealer-portal/rules/time';
import {
  bad,
  choicesAmong,
  good,
  isYes,
  linesOf,
  momentOf,
  NO_TODAY,
  plain,
  type Trial,
  todayField,
  WAYS_OF_DELIVERY,
  YES_NO,
} from './trial';

const FOLLOWED = [
  ['was', '上次的价格', 'price seen last', '3299'],
  ['is', '现在的价格', 'price now', '3199'],
  ['had', '上次的库存', 'stock seen last', '0'],
  ['has', '现在的库存', 'stock now', '12'],
] as const;

const followed: Trial = {
  id: 'followed',
  entry: 'choosing',
  zh: '关注的商品变了什么',
  en: 'What has changed of a followed product',
  fields: FOLLOWED.map(([name, zh, en, example]) => ({ name, zh, en, example, kind: 'text' as const })),
  run(typed) {
    const before = seenTerms(undefined, { price: typed['was'], priceType: 'PT', stock: typed['had'] });
    const now = { price: typed['is'], priceType: 'PT', stock: typed['has'] };
    const changes = followedChanges(before, now);
    const unread = FOLLOWED.filter(([name]) => readFigure(typed[name]) === undefined);
    return {
      tone: changes.some(({ kind }) => kind === 'backInStock' || kind === 'cheaper') ? 'good' : 'plain',
      text: changes.map(({ text }) => text).join('，') || '没有要告诉的变化',
      steps: unread.map(([, zh]) => `${zh}读不出，不比`),
    };
  },
};

const fill: Trial = {
  id: 'fill',
  entry: 'goods',
  zh: '列表里填的数量收不收',
  en: 'Whether a quantity of a goods list is taken',
  fields: [
    { name: 'number', zh: '数量', en: 'quantity', kind: 'text', example: '12' },
    {
      name: 'most',
      zh: '最多可买，不填为不限',
      en: 'the most, empty for no limit',
      kind: 'text',
      example: '8',
    },
    {
      name: 'special',
      zh: '是特价的余量',
      en: 'left at a special price',
      kind: 'choice',
      example: 'yes',
      choices: YES_NO,
    },
  ],
  run({ number = '', most: typed = '', special }) {
    const most = readQuantity(typed, { min: 0, max: 999_999 });
    if (typed.trim() !== '' && !most.ok) return bad('最多可买是一个整数');
    const read = readFill(number, {
      most: most.ok ? most.quantity : undefined,
      limitedBy: isYes(special) ? 'TJ' : undefined,
    });
    if (!read.ok) return { ...bad(goodsText(read.refusal)), steps: [fillNextStep(read.refusal)] };
    return read.number === 0 ? plain('这一行不订') : good(`订 ${read.number} 台`);
  },
};

const week: Trial = {
  id: 'week',
  entry: 'cart-entry',
  zh: '周次是哪几天',
  en: 'The days of a week of arrival',
  fields: [{ name: 'code', zh: '周次', en: 'week', kind: 'text', example: '202649' }, todayField('today')],
  run({ code = '', today }) {
    const now = momentOf(today);
    if (!now) return NO_TODAY;
    const name = weekName(code);
    if (name === code) return bad(`“${code}”不是一个周次：写成 202649，一年没有的周也不算`);
    return { ...good(`${name}：${weekStartText(code)}`), steps: [thisWeekText(now)] };
  },
};

const asked: Trial = {
  id: 'asked',
  entry: 'cart-query',
  zh: '购物车带着什么去查',
  en: 'What the cart is asked for with',
  fields: [
    { name: 'saletoCode', zh: '售达方', en: 'sold-to', kind: 'text', example: '8800123456' },
    { name: 'sendtoCode', zh: '送达方', en: 'ship-to', kind: 'text', example: '8800123456' },
    { name: 'saletoCodeSub', zh: '子售达方', en: 'sub-account', kind: 'text', example: '8800123456' },
    {
      name: 'way',
      zh: '怎么送',
      en: 'delivery',
      kind: 'choice',
      example: 'district',
      choices: WAYS_OF_DELIVERY,
    },
    { name: 'areaCode', zh: '区域编码', en: 'code of the district', kind: 'text', example: '3702' },
  ],
  run({ saletoCode, sendtoCode, saletoCodeSub, way, areaCode }) {
    const fetch = cartFetch({ saletoCode, sendtoCode, saletoCodeSub });
    if (fetch.kind === 'skip') return bad('不去查，当作空的购物车：三个编码要齐');
    const type = WAYS_OF_DELIVERY.find(([name]) => name === way)?.[0] ?? 'sendTo';
    const fields = { ...fetch.codes, ...cartFields({ delivery: { type, areaCode } }) };
    return {
      ...good(`带 ${Object.keys(fields).length} 个字段去查`),
      table: { head: ['字段', '值'], rows: Object.entries(fields) },
    };
  },
};

const categories: Trial = {
  id: 'categories',
  entry: 'category',
  zh: '分类菜单里有什么',
  en: 'What the category menu lists',
  fields: [
    {
      name: 'list',
      zh: '分类，每行：编码 名称；行末 × 已删除',
      en: 'categories, a line: code title; × behind is deleted',
      kind: 'lines',
      example: '110000 冰箱\n120000 洗衣机 ×\n230000 智慧家庭',
    },
    { name: 'page', zh: '在哪一页', en: 'page', kind: 'text', example: '/index' },
  ],
  run({ list, page = '' }) {
    if (!isCategoryMenuShown(page)) return bad('这一页没有分类菜单');
    const all = linesOf(list).map(([code = '', title = '', mark]) => ({
      code,
      title,
      deleteFlag: mark === '×',
    }));
    const shown = topCategories(all);
    return {
      ...plain(`列出 ${shown.length} 类，不列 ${all.length - shown.length} 类`),
      table: {
        head: ['分类', '下级'],
        rows: shown.map((category) => [
          `${category.code} ${category.title ?? ''}`,
          subCategories(category)
            .map(({ title }) => title)
            .join('、'),
        ]),
      },
    };
  },
};

const typedSearch: Trial = {
  id: 'search',
  entry: 'search',
  zh: '搜索框里按回车会怎样',
  en: 'What Enter does in the search box',
  fields: [
    { name: 'words', zh: '词', en: 'words', kind: 'text', example: 'ＢＣＤ－５３６　 白' },
    { name: 'page', zh: '在哪一页', en: 'page', kind: 'text', example: '/index' },
    {
      name: 'history',
      zh: '搜过的，每行一个',
      en: 'searched before, one a line',
      kind: 'lines',
      example: '空调\n冰箱',
    },
  ],
  run({ words = '', page = '', history: typed = '' }) {
    const submit = searchSubmit({ text: words }, page, new Date(0));
    if (submit.kind === 'nothing') return plain('什么也不做：没有词');
    if (submit.kind === 'refused') return bad(searchText(submit.refusal));
    const where = submit.kind === 'emit' ? '在本页里找' : '打开结果页，找';
    const history = addToHistory(typed.split('\n'), submit.keyword);
    return { ...good(`${where}“${submit.keyword}”`), steps: [`搜索历史：${history.join('、')}`] };
  },
};

const home: Trial = {
  id: 'home',
  entry: 'home',
  zh: '首页怎么说一个期限、一张订单',
  en: 'What home says of a due day and of an order',
  fields: [
    { name: 'due', zh: '截止', en: 'due day', kind: 'text', example: '2026-11-25' },
    todayField('today'),
    {
      name: 'state',
      zh: '订单状态',
      en: 'state of the order',
      kind: 'choice',
      example: ORDER_STATES.underWay.value,
      choices: choicesAmong(choicesOf(ORDER_STATES)),
    },
  ],
  run({ due = '', today, state = '' }) {
    const now = momentOf(today);
    if (!now) return NO_TODAY;
    const day = readDay(due);
    const left = daysBetween(today, day);
    if (day === undefined || left === undefined) return bad(`“${due}”不是一个日期`);
    return {
      tone: left < 0 ? 'bad' : 'plain',
      text: `${monthDay(day)}，${daysLeftText(left)}`,
      steps: [`订单的下一步：${nextStep(state).act}`],
    };
  },
};

export const trials: readonly Trial[] = [followed, fill, week, asked, categories, typedSearch, home];
