/** The pages of a package's entries: each export with its declaration, its comment, and what belongs to it. */
import { codeHtml, escaped, htmlOf } from '@dealer-portal/openapi/reference';
import type { Content } from '../layout';
import { addressOf, operationAddress } from '../links';
import type { Entry } from '../page/rank';
import type { Exported } from './exports';

/** A place that names an export or an operation. */
export interface Mention {
  readonly to: string;
  readonly text: string;
}

export interface Related {
  /** Operations by the requirement that both serve. */
  readonly operationsOf: (requirement: string) => readonly string[];
  /** Sections of documents whose text has the name. */
  readonly mentions: (name: string) => readonly Mention[];
  readonly places: ReadonlyMap<string, string>;
}

export const REQUIREMENT = /\b[A-Z]{2,8}-\d{2}[a-z]?\b/g;

/** `cart` of `@dealer-portal/rules/cart`; the root is `index`. */
export const shortName = (entry: string): string => entry.split('/').slice(2).join('-') || 'index';

/** Where the reference of a package stands: `reference/rules/cart`. */
export function entryPlace(kind: 'sdk' | 'rules', entry: string): string {
  return `reference/${kind}/${shortName(entry)}`;
}

const text = (markdown: string, places: ReadonlyMap<string, string>): string =>
  htmlOf(markdown, 4, {
    anchor: (heading) => heading,
    link: (href) => (/^https?:/.test(href) ? href : undefined),
    code: (name) => places.get(name),
  });

/** A sentence that says what the specification leaves open stands apart, as it is marked in the source. */
function marked(comment: string): string {
  return comment.replace(/(^|\s)Assumption: /g, '\n\n**Assumption:** ');
}

/** `@param held entries in the cart`: the first word is the name. */
const withName = (name: string, said: string): string =>
  name === 'param' ? said.replace(/^\S+/, (word) => `\`${word}\``) : said;

function tagsHtml({ tags }: Exported, related: Related): string {
  const rows = tags.map(
    ({ name, text: said }) => `<dt>${name}</dt><dd>${text(withName(name, said), related.places)}</dd>`,
  );
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

function relatedHtml(exported: Exported, related: Related): string {
  const requirements = new Set(`${exported.comment}`.match(REQUIREMENT) ?? []);
  const operations = new Set([...requirements].flatMap((id) => related.operationsOf(id)));
  const calls = [...operations].map((id) => `<a href="${operationAddress(id)}"><code>${id}</code></a>`);
  const shown = related
    .mentions(exported.name)
    .map(({ to, text: title }) => `<a href="${to}">${escaped(title)}</a>`);
  const lines = [
    calls.length > 0 && `Calls of the same requirement: ${calls.join(', ')}.`,
    shown.length > 0 && `Shown in: ${shown.join(', ')}.`,
    `Source: <code>${exported.file}</code>.`,
  ];
  return `<p class="related">${lines.filter(Boolean).join(' ')}</p>`;
}

function exportedHtml(exported: Exported, related: Related): string {
  return [
    `<section><h3 id="${exported.name}"><code>${exported.name}</code> <small>${exported.kind}</small></h3>`,
    text(marked(exported.comment), related.places),
    codeHtml(exported.declaration),
    tagsHtml(exported, related),
    relatedHtml(exported, related),
    '</section>',
  ].join('\n');
}

/** The page of one entry. @param examples the section of a guide that shows it, if there is one */
export function entryPage(
  { kind, entry, examples }: { kind: 'sdk' | 'rules'; entry: string; examples?: string },
  exported: readonly Exported[],
  related: Related,
): Content {
  const ordered = [...exported].sort((one, other) => order(one) - order(other));
  const guide =
    examples === undefined ? '' : `<p><a href="${examples}">Examples and trials 示例与试算</a></p>`;
  return {
    address: entryPlace(kind, entry),
    title: entry,
    language: 'en',
    html: `<h1>${entry}</h1>\n${guide}${codeHtml(`import { … } from '${entry}';`)}\n<h2>Exports</h2>\n${ordered.map((one) => exportedHtml(one, related)).join('\n')}`,
    headings: ordered.map(({ name }) => ({ id: name, text: name, level: 3 })),
  };
}

const ORDER = ['function', 'class', 'constant', 'type'];
const order = ({ kind }: Exported): number => ORDER.indexOf(kind);

const firstSentence = (comment: string): string => /^[\s\S]*?[.;](?=\s|$)/.exec(comment)?.[0] ?? comment;

/** The page that lists the entries of a package. */
export function entriesPage(kind: 'sdk' | 'rules', title: string, all: readonly Exported[]): Content {
  const entries = [...new Set(all.map(({ entry }) => entry))];
  const parts = entries.map((entry) => {
    const own = all.filter((exported) => exported.entry === entry);
    const rows = own
      .filter((exported) => exported.kind !== 'type')
      .map(
        ({ name, comment }) =>
          `<li><a href="${addressOf(entryPlace(kind, entry))}#${name}"><code>${name}</code></a> ${escaped(firstSentence(comment))}</li>`,
      );
    return `<h2 id="${shortName(entry)}"><a href="${addressOf(entryPlace(kind, entry))}">${entry}</a></h2><ul>${rows.join('')}</ul>`;
  });
  return {
    address: `reference/${kind}`,
    title,
    language: 'en',
    html: `<h1>${title}</h1>\n<p>Generated from the types and their comments.</p>\n${parts.join('\n')}`,
    headings: entries.map((entry) => ({ id: shortName(entry), text: entry, level: 2 })),
  };
}

/** What a search finds of an export. */
export function entryOfName(kind: 'sdk' | 'rules', { entry, name, comment, kind: sort }: Exported): Entry {
  return {
    to: `${addressOf(entryPlace(kind, entry))}#${name}`,
    title: name,
    place: `${entry} ${sort}`,
    text: firstSentence(comment),
    kind: 'name',
  };
}
