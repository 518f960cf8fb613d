/** What a search asks for, before it goes through all entries. */
import { expect, it } from 'vitest';
import { rank, readyToSearch, wordsOf } from './rank';

it('CAT-03 a pasted text is searched by its first words and characters alone', () => {
  const words = Array.from({ length: 5000 }, (_, at) => `word${at}`);
  expect(wordsOf(words.join(' '))).toEqual(words.slice(0, 12));
  const ready = readyToSearch([{ to: '/', title: 'late', place: '', text: '', kind: 'page' }]);
  expect(rank(ready, `${' '.repeat(190)} late`)).toHaveLength(1);
  expect(rank(ready, `${' '.repeat(200)} late`)).toEqual([]);
});
