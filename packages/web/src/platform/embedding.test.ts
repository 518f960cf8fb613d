import { expect, it } from 'vitest';
import { isEmbedded, noteEmbedding } from './embedding';

const draw = () => document.documentElement.hasAttribute('data-embedded');

it('ROUTE-08 by itself the portal is not embedded', () => {
  noteEmbedding('', 'Mozilla/5.0');
  expect([isEmbedded(), draw()]).toEqual([false, false]);
});

it('ROUTE-08a the query of the first address embeds it for the complete visit, and ends it', () => {
  noteEmbedding('?embedded=1', 'Mozilla/5.0');
  noteEmbedding('', 'Mozilla/5.0');
  expect([isEmbedded(), draw()]).toEqual([true, true]);
  noteEmbedding('?embedded=0', 'Mozilla/5.0');
  expect([isEmbedded(), draw()]).toEqual([false, false]);
});

it('ROUTE-08a the office app is known by its user agent', () => {
  noteEmbedding('', 'Mozilla/5.0 H_WORK/6.2');
  expect(isEmbedded()).toBe(true);
});
