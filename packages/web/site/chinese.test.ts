/** A guide in both languages says the same: sections, lists, tables and every name in code; its code stands once. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './index';
import { pageHtml } from './layout';
import { addressOf } from './links';
import { chineseOf, isInBoth, PAGES, versionsOf } from './pages';
import { FENCE, withTakenCode } from './taken-code';

const textOf = (source: string) => readFileSync(join(ROOT, source), 'utf8');
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What two languages have in common, section by section. */
function shapeOf(markdown: string) {
  const blocks = markdown.match(FENCE) ?? [];
  const sections = markdown.replace(FENCE, '').split(/^(?=#{1,6} )/m);
  const codes = new Set(markdown.replace(FENCE, '').match(/`[^`]+`/g));
  return {
    sections: sections.map((section) => ({
      level: /^#*/.exec(section)?.[0],
      items: countOf(section, /^- /gm),
      rows: countOf(section, /^\|/gm),
    })),
    blocks,
    codes: [...codes].map((code) => code.replaceAll('\n', ' ')).sort(),
  };
}

const both = PAGES.filter((page) => isInBoth(page) && !page.address.startsWith('zh/'));

describe.each(both)('the guide $address in Chinese', ({ source, address }) => {
  const chineseSource = PAGES.find((page) => page.address === chineseOf(address))?.source ?? '';
  const chinese = textOf(chineseSource);
  const whole = withTakenCode(chinese, (file) => textOf(join(dirname(chineseSource), file)));

  it('has the sections, lists, tables, code and names of the English one', () => {
    expect(shapeOf(whole)).toEqual(shapeOf(textOf(source)));
  });

  it('writes no code of its own, and leads to the English one as that leads to it', () => {
    expect(chinese.match(FENCE)).toBeNull();
    const header = (at: string) =>
      /<a href="([^"]*)" lang="zh-CN"[\s\S]*?<a href="([^"]*)" lang="en"/
        .exec(pageHtml({ address: at, title: '', language: 'en', html: '', headings: [] }))
        ?.slice(1);
    const links = [addressOf(chineseOf(address)), addressOf(address)];
    expect([header(address), header(chineseOf(address))]).toEqual([links, links]);
  });
});

it('a page in one language leads to the front page of the other', () => {
  expect(versionsOf('house/how-to')).toEqual({ zh: '', en: 'en' });
});

it('names a link that takes more code than there is', () => {
  const english = '# A\n```\n# 1\n```\n## B\n| a |\n|---|\n\n| b |\n|---|\n';
  const take = (text: string) => withTakenCode(text, () => english);
  expect(take('[代码](x.md#a)\n\n[表格](x.md#b)\n\n[表格](x.md#b)')).toBe(
    '```\n# 1\n```\n\n| a |\n|---|\n\n| b |\n|---|',
  );
  expect(() => take('[代码](x.md#a)\n[代码](x.md#a)')).toThrow('[代码](x.md#a)');
});
