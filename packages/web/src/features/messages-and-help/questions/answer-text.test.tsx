import { expect, it } from 'vitest';
import { htmlOfText, isFormatted, textOfHtml } from './answer-text';

it('QUEST-01 a typed text comes back as it was typed', () => {
  const text = '购物车最多 20 种\n余额 < 0 时 & 冻结';
  expect(htmlOfText(text)).toBe('<p>购物车最多 20 种</p><p>余额 &lt; 0 时 &amp; 冻结</p>');
  expect(textOfHtml(htmlOfText(text))).toBe(text);
});

it.each([
  ['<p>甲</p><p>乙</p>', '甲\n乙', false],
  ['甲', '甲', false],
  ['<p>甲<br>乙</p>', '甲\n乙', false],
  ['<p>甲<strong>乙</strong></p>', '甲乙', true],
  ['<ul><li>甲</li></ul>', '甲', true],
])('QUEST-01 %s reads as %o, formatted: %s', (html, text, isRich) => {
  expect(textOfHtml(html)).toBe(text);
  expect(isFormatted(html)).toBe(isRich);
});
