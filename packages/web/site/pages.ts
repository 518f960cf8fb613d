/** All pages of the site, and where the same text stands in the other language. */
import { FRONTS, PARTS, type SitePage } from './contents';

/** Guides in both languages: `lists.zh.md` beside `lists.md`, on the site below `zh/`. */
const IN_CHINESE: ReadonlySet<string> = new Set(
  [
    'sdk',
    'results',
    'lists',
    'scripts',
    'agents',
    'tests',
    'query',
    'forms',
    'more',
    'figures',
    'own-cart',
  ].map((name) => `guides/${name}`),
);

/** The address of a page for who reads Chinese: that of its Chinese text, where it has one. */
export const chineseOf = (address: string): string => (IN_CHINESE.has(address) ? `zh/${address}` : address);

/** The address without its language. */
export const commonOf = (address: string): string => address.replace(/^zh\//, '');

/** Whether the text of a page stands in both languages. */
export const isInBoth = ({ address }: SitePage): boolean => IN_CHINESE.has(commonOf(address));

/** Where a text stands in each language; the front page of a language for a text that has none in it. */
export function versionsOf(address: string): { readonly zh: string; readonly en: string } {
  const en = commonOf(address);
  return IN_CHINESE.has(en) ? { zh: chineseOf(en), en } : { zh: '', en: 'en' };
}

/** Whoever looks for a text in both languages finds it by the words of each. */
function withWords(page: SitePage, isChinese: boolean): SitePage {
  const words = page.words?.split(' ').filter((word) => /\p{Script=Han}/u.test(word) === isChinese);
  return { ...page, ...(words && { words: words.join(' ') }) };
}

const LISTED = PARTS.flatMap(({ pages }) => pages);
const CHINESE = LISTED.filter(isInBoth).map((page) => ({
  ...withWords(page, true),
  source: page.source.replace(/\.md$/, '.zh.md'),
  address: chineseOf(page.address),
}));

export const PAGES: readonly SitePage[] = [
  ...FRONTS,
  ...LISTED.map((page) => (isInBoth(page) ? withWords(page, false) : page)),
  ...CHINESE,
];
