/** A complete page: head, search, parts of the site, the text, what stands on it. It reads and prints without a script. */
import { escaped } from '@dealer-portal/openapi/reference';
import { PARTS, type Part } from './contents';
import { addressOf, BASE } from './links';
import { chineseOf, commonOf, versionsOf } from './pages';

export type Language = 'zh-CN' | 'en';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

export interface Content {
  /** Below `/docs/`; '' is the front page. */
  readonly address: string;
  readonly title: string;
  readonly language: Language;
  readonly html: string;
  /** The headings that are listed beside the text. */
  readonly headings: readonly Heading[];
  /** The document, by its path from the root; undefined for a page that is generated from types. */
  readonly source?: string;
  /** Modules of `assets` beside that of every page. */
  readonly scripts?: readonly string[];
}

/** Parts that are generated, behind those of documents. */
const REFERENCE: Part = {
  id: 'reference',
  zh: '参考',
  en: 'Reference',
  pages: [
    { source: '', address: 'api', zh: '接口一览', en: 'All operations' },
    { source: '', address: 'reference/sdk', zh: 'SDK', en: 'SDK' },
    { source: '', address: 'reference/rules', zh: '规则', en: 'Rules' },
    { source: '', address: 'reference/command', zh: '命令行', en: 'Command line' },
  ],
};

const SHOWN_PARTS = [...PARTS.slice(0, 2), REFERENCE, ...PARTS.slice(2)];

/** The page of the contents below which a page stands: operations and entries of packages are too many to be listed. */
function listedOf(current: string): string {
  if (current.startsWith('operations/')) return 'api';
  return /^reference\/(?:sdk|rules)(?=\/)/.exec(current)?.[0] ?? current;
}

function partHtml({ zh, en, pages }: Part, place: string, language: Language): string {
  const current = commonOf(place);
  const listed = listedOf(current);
  const isOpen = pages.some(({ address }) => address === listed);
  const links = pages.map(({ address, zh: name, en: english }) => {
    const mark = address === listed ? ` aria-current="${listed === current ? 'page' : 'true'}"` : '';
    const also = english === name ? '' : ` <span lang="en">${escaped(english)}</span>`;
    const to = addressOf(language === 'en' ? address : chineseOf(address));
    return `<li><a href="${to}"${mark}>${escaped(name)}${also}</a></li>`;
  });
  return `<details${isOpen ? ' open' : ''}><summary>${zh} <span lang="en">${en}</span></summary><ul>${links.join('')}</ul></details>`;
}

function outline(headings: readonly Heading[]): string {
  if (headings.length < 2) return '';
  const links = headings.map(
    ({ id, text, level }) =>
      `<li class="level-${level}"><a href="#${encodeURI(id)}">${escaped(text)}</a></li>`,
  );
  return `<nav class="outline" aria-label="本页 On this page"><ul>${links.join('')}</ul></nav>`;
}

/** The HTML of a page. */
export function pageHtml({
  address,
  title,
  language,
  html,
  headings,
  source,
  scripts = [],
}: Content): string {
  const modules = ['site.js', ...scripts].map(
    (name) => `<script type="module" src="${BASE}/assets/${name}"></script>`,
  );
  const versions = versionsOf(address);
  const from = source === undefined ? '' : `<p class="from">${escaped(source)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · 经销商采购门户文档</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${BASE}/assets/site.css">
${modules.join('\n')}
</head>
<body>
<a class="skip" href="#main">跳到正文</a>
<header>
<a class="home" href="${BASE}/">门户文档</a>
<form class="search" role="search" action="${BASE}/">
<label class="unseen" for="search">搜索 Search</label>
<input id="search" type="search" name="q" autocomplete="off" aria-controls="results" placeholder="搜索：接口、函数、中文、拼音">
<p class="unseen" id="count" role="status"></p>
<ul id="results" aria-label="搜索结果 Results" hidden></ul>
</form>
<a href="${addressOf(versions.zh)}" lang="zh-CN" hreflang="zh-CN">中文</a>
<a href="${addressOf(versions.en)}" lang="en" hreflang="en">English</a>
</header>
<div class="frame">
<nav class="parts" aria-label="目录 Contents">${SHOWN_PARTS.map((part) => partHtml(part, address, language)).join('')}</nav>
<main id="main" tabindex="-1">
${html}
${from}
</main>
${outline(headings)}
</div>
</body>
</html>
`;
}
