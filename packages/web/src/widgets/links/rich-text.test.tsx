import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { configure } from '#platform/config';
import { RichText } from './rich-text';

const htmlOf = (html: string) => render(<RichText html={html} />).container.firstElementChild?.innerHTML;

it('QUEST-01 shows paragraphs, lists and links of a text', () => {
  expect(htmlOf('<p>甲<strong>乙</strong></p><ul><li>丙</li></ul>')).toBe(
    '<p>甲<strong>乙</strong></p><ul><li>丙</li></ul>',
  );
  expect(htmlOf('<a href="/cart" onclick="alert(1)">购物车</a>')).toBe(
    '<a href="/cart" target="_blank" rel="noopener">购物车</a>',
  );
});

afterEach(() => configure({}));

it('MSG-01 a host that nobody may be led to may still show its pictures, as far as the policy of the host goes', () => {
  configure({ openHosts: ['portal.example.cn'] });
  const address = 'https://pictures.example.cn/a.png';
  expect(htmlOf(`<img src="${address}" alt="图"><a href="${address}">看</a>`)).toBe(
    `<img alt="图" loading="lazy" src="${address}"><span>看</span>`,
  );
});

it.each([
  ['<script>alert(1)</script>文', '文'],
  ['<p onclick="alert(1)" style="color:red">文</p>', '<p>文</p>'],
  ['<a href="javascript:alert(1)">文</a>', '<span>文</span>'],
  ['<a href="//evil.example">文</a>', '<span>文</span>'],
  ['<a href="/\\evil.example">文</a>', '<span>文</span>'],
  ['<a href="/&#9;/evil.example">文</a>', '<span>文</span>'],
  ['<img src="x" onerror="alert(1)">文', '文'],
  ['<svg onload="alert(1)"></svg>文', '<span></span>文'],
  ['<object data="x">一</object>文', '文'],
  ['<form><button>文</button></form>', '<span><span>文</span></span>'],
])('MSG-01 nothing of %s runs or restyles the page', (html, cleaned) => {
  expect(htmlOf(html)).toBe(cleaned);
});
