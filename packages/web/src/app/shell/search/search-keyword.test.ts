import { expect, it } from 'vitest';
import { keepKeyword, keywordOf } from '#widgets/shopping-tabs/search-keyword';

it('SEARCH-01 each address has the word of its search, an unknown time stamp the last one', () => {
  keepKeyword('1795600000001', '冰箱');
  keepKeyword('1795600000002', '洗衣机');
  expect(['1795600000001', '1795600000002', '30'].map(keywordOf)).toEqual(['冰箱', '洗衣机', '洗衣机']);
});

it('SEARCH-01 the oldest words are forgotten', () => {
  for (let stamp = 1; stamp <= 30; stamp += 1) keepKeyword(`17956000000${stamp + 10}`, `第 ${stamp} 个词`);
  expect(keywordOf('1795600000011')).toBe('第 30 个词');
  expect(keywordOf('1795600000021')).toBe('第 11 个词');
});
