/** A Markdown document as a page of the site, with the entries that a search finds of it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { htmlOf } from '@dealer-portal/openapi/reference';
import type { SitePage } from './contents';
import type { Content, Heading, Language } from './layout';
import { addressOf, BASE, isOutside, pictureName, slugs, targetOf } from './links';
import type { Entry } from './page/rank';
import { isInBoth } from './pages';
import { FENCE, withTakenCode } from './taken-code';

export interface Surroundings {
  /** The folder of the repository. */
  readonly root: string;
  /** Ids of operations by their small letters. */
  readonly operations: ReadonlyMap<string, string>;
  /** Where the name of an operation, a function or a type has its own place. */
  readonly places: ReadonlyMap<string, string>;
  /** HTML behind a heading of a page, such as a trial. */
  readonly behind: (page: SitePage, heading: string) => string;
}

export interface Document {
  readonly content: Content;
  readonly entries: readonly Entry[];
  /** Pictures that the text shows, by their paths from the root. */
  readonly pictures: readonly string[];
  /** The sections of the text in its own words. */
  readonly sections: readonly Section[];
}

interface Section extends Heading {
  readonly text: string;
  readonly body: string;
}

/** What explains how things came about answers fewer questions than what says how they are. */
const HISTORY = /^house\/(?:decisions\/|.*-(?:changes|mutation|benchmarks)$)/;

/** The text of a heading without its marks. */
const plain = (heading: string): string =>
  heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

function sectionsOf(markdown: string): readonly Section[] {
  const slug = slugs();
  const hidden = markdown.replace(FENCE, (block) => block.replace(/^#/gm, ' '));
  return [...hidden.matchAll(/^(#{1,6}) (.+)\n([\s\S]*?)(?=^#{1,6} |$(?![\s\S]))/gm)].map(
    ([, marks = '', heading = '', body = '']) => ({
      id: slug(heading),
      level: marks.length,
      text: plain(heading),
      body,
    }),
  );
}

/** The page of a document. */
export function documentOf(page: SitePage, around: Surroundings): Document {
  const read = (path: string) => readFileSync(join(around.root, path), 'utf8');
  const markdown = withTakenCode(read(page.source), (file) => read(join(dirname(page.source), file)));
  const sections = sectionsOf(markdown);
  const pictures: string[] = [];
  const html = htmlOf(markdown, 1, {
    anchor: slugs(),
    link: (href) => targetOf(page.source, href, around.operations),
    code: (text) => around.places.get(text.replace(/\(.*\)$/, '')),
    behind: (heading) => around.behind(page, heading),
    picture: (href) => {
      // That of another site is nothing to copy; the test of the pages refuses it.
      if (isOutside(href)) return href;
      const path = join(dirname(page.source), href);
      pictures.push(path);
      return `${BASE}/assets/${pictureName(path)}`;
    },
  });
  const language: Language = page.source.endsWith('.zh.md') ? 'zh-CN' : 'en';
  const isOneOfTwo = isInBoth(page);
  const english = isOneOfTwo ? page.en : `${page.en} ${page.zh}`;
  const title = language === 'en' ? english : page.zh;
  const found = [...new Set([isOneOfTwo ? title : page.zh, sections[0]?.text ?? page.en])].join(' ');
  return {
    content: {
      address: page.address,
      title,
      language,
      html,
      headings: sections.filter(({ level }) => level === 2 || level === 3),
      source: page.source,
      ...(html.includes('data-trial=') && { scripts: ['trials.js'] }),
    },
    entries: sections.map(({ id, text, body }, at) => ({
      to: at === 0 ? addressOf(page.address) : `${addressOf(page.address)}#${id}`,
      title: at === 0 ? found : text,
      place: at === 0 ? '' : found,
      ...(at === 0 && page.words !== undefined && { words: page.words }),
      text: body,
      kind: HISTORY.test(page.address) ? ('history' as const) : ('page' as const),
    })),
    pictures,
    sections,
  };
}
