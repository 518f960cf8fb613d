import { afterEach, expect, it } from 'vitest';
import { centsIn, collectCents, findingsOnShow } from './findings';

afterEach(() => document.body.replaceChildren());

/** The amounts of an answer with an empty text, a 0 and a list. */
function known(): Set<number> {
  const cents = new Set<number>();
  collectCents({ remark: '', count: 0, rows: [{ amount: '12.5' }, { amount: 7.5 }, { amount: '' }] }, cents);
  return cents;
}

function figuresOf(text: string, cents: ReadonlySet<number>): readonly string[] {
  document.body.innerHTML = `<h1>货款</h1><p>${text}</p>`;
  return findingsOnShow(cents).map(({ kind }) => kind);
}

it('HTTP-05 ¥0.00 in place of an amount that is missing is found as false', () => {
  expect(figuresOf('¥0.00', known())).toEqual(['false figure']);
  expect(figuresOf('¥0', known())).toEqual(['false figure']);
});

it('HTTP-05 ¥0.00 that the page as it should be shows, an amount of the server and the sum of its list are true', () => {
  expect(figuresOf('¥0.00', new Set([...known(), ...centsIn('¥0.00')]))).toEqual([]);
  expect(figuresOf('¥12.50 ¥7.50 ¥20.00', known())).toEqual([]);
  expect(figuresOf('¥20.01', known())).toEqual(['false figure']);
});

it('HTTP-05 the sum of a form in which nothing is filled in is 0, and a sum of something is not', () => {
  expect(figuresOf('已填 0 种 · 0 台 · 合计 ¥0.00', known())).toEqual([]);
  expect(figuresOf('已填 1 种 · 2 台 · 合计 ¥0.00', known())).toEqual(['false figure']);
});

it('HTTP-05 rows without a day are summed apart, and that sum is not 0', () => {
  expect(figuresOf('日期不明 · 2 张 ¥40,676.80', known())).toEqual([]);
  expect(figuresOf('日期不明 2 张，¥40,676.80', known())).toEqual([]);
  expect(figuresOf('日期不明 · 2 张 ¥0.00', known())).toEqual(['false figure']);
});

it('HTTP-05 a skeleton that stays is endless, but for that of another system in a frame', () => {
  const skeleton = '<h1>易理货</h1><main><div aria-busy="true"></div></main>';
  document.body.innerHTML = skeleton;
  expect(findingsOnShow(new Set()).map(({ kind }) => kind)).toEqual(['endless']);
  document.body.innerHTML = skeleton.replace('</main>', '<iframe title="易理货系统"></iframe></main>');
  expect(findingsOnShow(new Set())).toEqual([]);
});
