import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { HISTORY_LIMIT } from './history';
import {
  addToHistory,
  DEFAULT_WORD_MS,
  defaultWordAt,
  isWordListStale,
  NO_MATCH_TEXT,
  readHistory,
  recommendedClick,
  searchSubmit,
  splitKeywords,
  suggestionSource,
  WORD_LIST_MS,
  WORD_PAGE_SIZE,
} from './index';

const letters = (count: number) => Array.from({ length: count }, (_, i) => String.fromCharCode(97 + i));

it.each([
  [[], '冰箱', ['冰箱']],
  [['a', 'b'], 'c', ['c', 'a', 'b']],
  [['a', 'b'], 'b', ['b', 'a']],
  [['a'], '  b ', ['b', 'a']],
  [['a'], 'A', ['A', 'a']],
  [letters(9), 'z', ['z', ...letters(9)]],
  [letters(10), 'z', ['z', ...letters(9)]],
  [letters(10), 'j', ['j', ...letters(9)]],
  [[' a ', 'a', '', 'b'], 'c', ['c', 'a', 'b']],
])('SEARCH-02a the history %o with %s is %o', (history, keyword, next) => {
  expect(addToHistory(history, keyword)).toEqual(next);
});

it('SEARCH-02 a known word searched again in a full history comes first and pushes nobody out', () => {
  const full = letters(HISTORY_LIMIT);
  for (const word of full.slice(1)) {
    expect(addToHistory(full, word)).toEqual([word, ...full.filter((other) => other !== word)]);
  }
});

it('SEARCH-02 a value that is no text is no keyword, also in a history that another program stored', () => {
  expect(readHistory(['a', 5, null, 'b'])).toEqual(['a', 'b']);
  expect(addToHistory(JSON.parse('[5, "a"]'), 'b')).toEqual(['b', 'a']);
});

it.each(['a', '', '   '])(
  'SEARCH-02 adding %o to a history that it does not change keeps the array',
  (keyword) => {
    const history = ['a', 'b'];
    expect(addToHistory(history, keyword)).toBe(history);
  },
);

it.each([
  [
    ['a', 'b', 'a', ' '],
    ['a', 'b'],
  ],
  [
    ['a', 1, null, 'b'],
    ['a', 'b'],
  ],
  ['a', []],
  [null, []],
  [{ 0: 'a' }, []],
])('SEARCH-02 the stored history %o reads %o', (stored, history) => {
  expect(readHistory(stored)).toEqual(history);
});

it('SEARCH-02 the history stays distinct, trimmed, newest first and short, after every search', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom(...letters(12)))),
      (keywords) => {
        const history = keywords.reduce<readonly string[]>(addToHistory, []);
        expect(new Set(history).size).toBe(history.length);
        expect(history.length).toBeLessThanOrEqual(HISTORY_LIMIT);
        expect(history.every((word) => word === word.trim() && word !== '')).toBe(true);
        const spoken = keywords.map((word) => word.trim()).filter(Boolean);
        expect(history[0]).toBe(spoken.at(-1));
        expect(addToHistory(history, spoken.at(-1) ?? '')).toBe(history);
      },
    ),
  );
});

const word = (id: number, more: object = {}) => ({
  id,
  recoWord: `词${id}`,
  ...more,
});

it.each([
  [2, true],
  ['2', true],
  [1, false],
  ['22', false],
  [null, false],
  [undefined, false],
])('SEARCH-03 a word with searchSeat %o is in the recommended list: %o', (searchSeat, isListed) => {
  const texts = [word(1, { searchSeat })];
  expect(splitKeywords(texts)).toEqual(
    isListed ? { recommended: texts, defaults: [] } : { recommended: [], defaults: texts },
  );
});

it.each([
  [-1, 1],
  [0, 1],
  [19_999, 1],
  [20_000, 2],
  [39_999, 2],
  [59_999, 3],
  [60_000, 1],
  [20_000 * 3001, 2],
])('SEARCH-03a after %i ms the default word is number %i of three', (elapsed, id) => {
  expect(defaultWordAt([word(1), word(2), word(3)], elapsed)?.id).toBe(id);
});

it('SEARCH-03b without words there is no default word, and the sizes are those of the specification', () => {
  expect(defaultWordAt([], 0)).toBeUndefined();
  expect([DEFAULT_WORD_MS, WORD_LIST_MS, WORD_PAGE_SIZE]).toEqual([20_000, 1_800_000, 4]);
});

const URL = 'https://x.example/a';

it.each([
  [
    { openWay: 1, url: URL },
    { kind: 'window', url: URL },
  ],
  [
    { openWay: '1', url: URL },
    { kind: 'window', url: URL },
  ],
  [
    { openWay: 1, url: '/purchase/recommand' },
    { kind: 'window', url: '/purchase/recommand' },
  ],
  [
    { openWay: 1, url: '/\\evil.example' },
    { kind: 'search', keyword: '词7' },
  ],
  [
    { openWay: 2, url: URL },
    { kind: 'search', keyword: '词7' },
  ],
  [{ url: URL }, { kind: 'search', keyword: '词7' }],
  [
    { openWay: 1, url: '' },
    { kind: 'search', keyword: '词7' },
  ],
  [{ openWay: 1 }, { kind: 'search', keyword: '词7' }],
  [
    { openWay: 1, url: 'javascript:alert(1)' },
    { kind: 'search', keyword: '词7' },
  ],
])('SEARCH-03c a click on a word with %o records itself, then does %o', (more, opens) => {
  expect(recommendedClick(word(7, more), { userId: 'u1', userName: '王' })).toEqual({
    record: { recoId: 7, clicPersId: 'u1', clicPersName: '王' },
    opens,
  });
});

it.each([
  ['', 'history'],
  ['  ', 'history'],
  ['B', 'models'],
])('SEARCH-01 with %o in the box the suggestions are the %s', (text, source) => {
  expect(suggestionSource(text)).toBe(source);
});

const NOW = new Date('2026-11-20T12:00:00+08:00');

const results = (keyword: string) => ({
  kind: 'results',
  keyword,
  stamp: NOW.getTime(),
});

it.each([
  [{ text: ' 冰箱 ' }, '/index', results('冰箱')],
  [{ text: '冰箱' }, '/malllist', results('冰箱')],
  [{ text: '冰箱' }, '/traffic/cart', results('冰箱')],
  [{ text: '冰箱' }, '/list/traffic/list', results('冰箱')],
  [{ text: '冰箱' }, '/traffic/list', { kind: 'emit', keyword: '冰箱' }],
  [{ text: '冰箱' }, '/specimen/list?a=1', { kind: 'emit', keyword: '冰箱' }],
  [{ text: '冰箱' }, '/transfer/list', { kind: 'emit', keyword: '冰箱' }],
  [{ text: '', defaultWord: ' 洗衣机 ' }, '/index', results('洗衣机')],
  [{ text: ' ', defaultWord: '洗衣机' }, '/traffic/list', { kind: 'emit', keyword: '洗衣机' }],
  [{ text: '冰箱', defaultWord: '洗衣机' }, '/index', results('冰箱')],
  [{ text: ' ＢＣＤ－５３６ ' }, '/index', results('BCD-536')],
  [
    { text: 'A'.repeat(101) },
    '/traffic/list',
    { kind: 'refused', refusal: refuse('search.tooLong', { limit: 100, length: 101 }) },
  ],
  [{ text: '' }, '/index', { kind: 'nothing' }],
  [{ text: ' ', defaultWord: ' ' }, '/index', { kind: 'nothing' }],
])('SEARCH-01 submitting %o on %s does %o', (box, pathname, submit) => {
  expect(searchSubmit(box, pathname, NOW)).toEqual(submit);
});

it('SEARCH-03d a search without a match says so', () => {
  expect(NO_MATCH_TEXT).toBe('抱歉，没有找到数据');
});

it.each([
  [undefined, true],
  ['2026-11-20T09:30:01', false],
  ['2026-11-20T09:30:00', true],
])('SEARCH-03 at ten a recommended list of %s is fetched again: %s', (at, isStale) => {
  const fetchedAt = at === undefined ? undefined : new Date(`${at}+08:00`);
  expect(isWordListStale(fetchedAt, new Date('2026-11-20T10:00:00+08:00'))).toBe(isStale);
});
