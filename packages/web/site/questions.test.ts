/** What newcomers ask, as they type it, and the place that answers: among the first six results, so one press away. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPinyin } from '../src/ui/choice/pinyin';
import { readSite } from './index';
import { type Entry, rank, readyToSearch, wordsOf } from './page/rank';

/** Results that are seen without a scroll, also on a phone. */
const SEEN = 6;

let find: (query: string) => readonly Entry[];
beforeAll(async () => {
  const [{ entries }, { matches }] = await Promise.all([readSite(), loadPinyin()]);
  const ready = readyToSearch(entries);
  find = (query) => rank(ready, query, matches);
}, 120_000);

const found = (query: string, place: string) =>
  find(query)
    .slice(0, SEEN)
    .map(({ to }) => to)
    .find((to) => to.startsWith(place));

const QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, place: string])[]>> = {
  dealers: [
    ['门户怎么用', '/docs/guides/dealers/'],
    ['有哪些页面', '/docs/guides/dealers/'],
    ['什么是售达方', '/docs/house/glossary/'],
    ['送达方是什么', '/docs/house/glossary/'],
    ['有没有快捷键 Ctrl+K', '/docs/guides/dealers/'],
    ['菜单为什么不显示', '/docs/rules/account/'],
    ['身份证号为什么不对', '/docs/rules/account/'],
    ['购物车合计怎么算', '/docs/rules/buying/'],
    ['哪天缺钱', '/docs/rules/money/'],
    ['账户冻结了怎么办', '/docs/rules/account/'],
  ],
  'internal teams': [
    ['first call in two minutes', '/docs/guides/'],
    ['第一次调用', '/docs/zh/guides/sdk/'],
    ['没有后端怎么测试', '/docs/zh/guides/tests/'],
    ['表单校验', '/docs/zh/guides/forms/'],
    ['how do I install the SDK', '/docs/guides/'],
    ['add to cart', '/docs/operations/addToCart.html'],
    ['gouwuche', '/docs/'],
    ['加入购物车', '/docs/operations/addToCart.html'],
    ['addToCartNotice', '/docs/reference/rules/cart/#addToCartNotice'],
    ['validate a form with zod', '/docs/guides/'],
    ['test without a server', '/docs/guides/'],
    ['react query options', '/docs/guides/'],
    ['read columns of a sheet', '/docs/rules/fields/'],
  ],
  'automation clients': [
    ['sign in as a script', '/docs/guides/'],
    ['脚本怎么登录', '/docs/zh/guides/scripts/'],
    ['jiaoben', '/docs/zh/guides/scripts/'],
    ['逐页取完', '/docs/zh/guides/lists/'],
    ['client secret', '/docs/guides/'],
    ['page through 30000 rows', '/docs/guides/'],
    ['nightly job cron', '/docs/guides/'],
    ['exit code 75', '/docs/guides/'],
    ['download invoices', '/docs/operations/exportInvoices.html'],
    ['proxy certificate', '/docs/guides/'],
    ['agent mcp tool', '/docs/guides/'],
    ['retry after 429', '/docs/guides/'],
    ['dealer-portal pages', '/docs/reference/command/#pages'],
  ],
  'contract testers and hosts': [
    ['compare recorded traffic har', '/docs/guides/contract/'],
    ['run every operation against staging', '/docs/guides/contract/'],
    ['mock personas token demo', '/docs/guides/mock/'],
    ['arm a fault', '/docs/guides/mock/'],
    ['how sure is the description x-evidence', '/docs/guides/description/'],
    ['run the portal on a host nginx', '/docs/guides/hosting/'],
    ['部署到主机', '/docs/guides/hosting/'],
    ['怎样新增页面', '/docs/house/how-to/'],
    ['add a column', '/docs/house/how-to/'],
    ['why is there no redux decision', '/docs/house/decisions'],
  ],
};

describe.each(Object.entries(QUESTIONS))('a newcomer of the %s', (_, questions) => {
  it.each(questions)('who types “%s” sees %s', (question, place) => {
    expect(found(question, place) ?? find(question).map(({ to }) => to)).toMatch(new RegExp(`^${place}`));
  });
});

describe('the search', () => {
  it.each([
    ['listCart', '/docs/operations/listCart.html'],
    ['/cart/shoppingCart/add/cart', '/docs/operations/addToCart.html'],
    ['customerCode invoices', '/docs/operations/queryInvoices.html'],
    ['sumAmounts', '/docs/reference/rules/money/#sumAmounts'],
    ['createClient', '/docs/reference/sdk/index/#createClient'],
    ['fapiao', '/docs/operations/'],
    ['cxgwc', '/docs/operations/listCart.html'],
  ])('finds by %s', (query, place) => {
    expect(found(query, place) ?? find(query).map(({ to }) => to)).toMatch(new RegExp(`^${place}`));
  });

  it('reads words without their endings, Chinese as pairs, and leaves out what every question has', () => {
    expect(wordsOf('How do I retry failing calls?')).toEqual(['retr', 'fail', 'call']);
    expect(wordsOf('怎么查购物车')).toEqual(['么查', '查购', '购物', '物车']);
    expect(find('zebra xylophone')).toEqual([]);
  });
});
