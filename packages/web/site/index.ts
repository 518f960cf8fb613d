/** The documentation site: all pages with what they show, before they are files. */
import { fileURLToPath } from 'node:url';
import type { SitePage } from './contents';
import { type Document, documentOf } from './document';
import type { Content } from './layout';
import { addressOf, operationAddress } from './links';
import type { Entry } from './page/rank';
import { PAGES } from './pages';
import { commandPage, entriesOfCommand } from './reference/command';
import { type Exported, entriesOf, exportsOf } from './reference/exports';
import {
  entriesPage,
  entryOfName,
  entryPage,
  entryPlace,
  type Mention,
  REQUIREMENT,
  type Related,
  shortName,
} from './reference/names';
import {
  type Description,
  entryOfOperation,
  operationPage,
  operationsPage,
  readDescription,
  requirementsOf,
} from './reference/operations';
import { entriesOfTrials, readTrials, trialsBehind } from './trials-in-pages';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

export interface Site {
  readonly pages: readonly Content[];
  readonly entries: readonly Entry[];
  /** Paths from the root. */
  readonly pictures: readonly string[];
  readonly exported: Readonly<Record<'sdk' | 'rules', readonly Exported[]>>;
  readonly description: Description;
}

const KINDS = ['sdk', 'rules'] as const;

/** Reads documents, types and description, and makes every page of them. */
export async function readSite(): Promise<Site> {
  const description = readDescription(ROOT);
  const trials = await readTrials();
  const ids = description.operations.map(({ id }) => id);
  const exported = { sdk: namesOf('sdk', ids), rules: namesOf('rules', ids) };
  const places = placesOf(exported, ids);
  const around = {
    root: ROOT,
    operations: new Map(ids.map((id) => [id.toLowerCase(), id] as const)),
    places,
    behind: trialsBehind(trials),
  };
  const documents = PAGES.map((page) => ({ page, document: documentOf(page, around) }));
  const mentions = mentionsIn(documents);
  const command = await commandPage();
  const related = relatedBy(description, exported, { mentions, places });
  const reference = KINDS.flatMap((kind) => [
    entriesPage(kind, kind === 'sdk' ? 'Reference of the SDK' : 'Reference of the rules', exported[kind]),
    ...groupsOf(exported[kind]).map(([entry, names]) => {
      const examples = kind === 'rules' ? examplesOf(documents, entry) : undefined;
      return entryPage({ kind, entry, ...(examples !== undefined && { examples }) }, names, related.names);
    }),
  ]);
  return {
    pages: [
      ...documents.map(({ document }) => document.content),
      operationsPage(description),
      ...description.operations.map((operation) =>
        operationPage(operation, related.rulesOf(requirementsOf(operation)), mentions(operation.id)),
      ),
      ...reference,
      command,
    ],
    entries: [
      ...documents.flatMap(({ document }) => document.entries),
      ...entriesOfTrials(trials),
      ...description.operations.map((operation) =>
        entryOfOperation(operation, description.tagNames.get(operation.tag) ?? ''),
      ),
      ...KINDS.flatMap((kind) => distinct(exported[kind]).map((one) => entryOfName(kind, one))),
      ...entriesOfCommand(command),
    ],
    pictures: documents.flatMap(({ document }) => document.pictures),
    exported,
    description,
  };
}

/** The exports of a package; constants of operations and their examples have the pages of operations. */
function namesOf(kind: 'sdk' | 'rules', ids: readonly string[]): readonly Exported[] {
  const entries = new Map(
    [...entriesOf(ROOT, `packages/${kind}`)].filter(
      ([entry, file]) => !file.includes('/generated/') && !(kind === 'rules' && shortName(entry) === 'index'),
    ),
  );
  const operations = new Set(ids);
  return exportsOf(ROOT, entries).filter(
    ({ name, file }) => !operations.has(name) && !/\/generated\/(?!ops)/.test(file),
  );
}

function groupsOf(exported: readonly Exported[]): readonly [string, readonly Exported[]][] {
  const entries = [...new Set(exported.map(({ entry }) => entry))];
  return entries.map((entry) => [entry, exported.filter((one) => one.entry === entry)]);
}

/** The first entry that exports a name stands for it. */
function distinct(exported: readonly Exported[]): readonly Exported[] {
  return [...new Map([...exported].reverse().map((one) => [`${one.name} ${one.file}`, one])).values()];
}

function placesOf(exported: Site['exported'], ids: readonly string[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const kind of KINDS)
    for (const { entry, name } of distinct(exported[kind]))
      if (name.length > 3 && !places.has(name))
        places.set(name, `${addressOf(entryPlace(kind, entry))}#${name}`);
  for (const id of ids) places.set(id, operationAddress(id));
  return places;
}

interface Placed {
  readonly page: SitePage;
  readonly document: Document;
}

/** Parts whose sections are worth a link from a name; changelogs and decisions name too many. */
const SHOWING = /^(?:guides|rules|house\/how-to)/;
const MOST_MENTIONS = 5;
const MOST_RULES = 24;

function mentionsIn(documents: readonly Placed[]): (name: string) => readonly Mention[] {
  const byName = new Map<string, Mention[]>();
  for (const { page, document } of documents) {
    if (!SHOWING.test(page.address)) continue;
    for (const { id, text, body } of document.sections)
      for (const name of new Set(body.match(/\b[a-zA-Z]\w{3,}\b/g)))
        byName.set(name, [
          ...(byName.get(name) ?? []),
          { to: `${addressOf(page.address)}#${id}`, text: `${page.en}: ${text}` },
        ]);
  }
  return (name) => byName.get(name)?.slice(0, MOST_MENTIONS) ?? [];
}

/** The section of a page of examples whose heading names the entry. */
function examplesOf(documents: readonly Placed[], entry: string): string | undefined {
  for (const { page, document } of documents) {
    if (!page.address.startsWith('rules/')) continue;
    const section = document.sections.find(
      ({ text, level }) => level === 2 && text.startsWith(`${shortName(entry)}:`),
    );
    if (section) return `${addressOf(page.address)}#${section.id}`;
  }
  return undefined;
}

/** A requirement joins operations with the rules whose comments name it. */
function relatedBy(
  { operations }: Description,
  exported: Site['exported'],
  known: Pick<Related, 'mentions' | 'places'>,
) {
  const calls = new Map<string, string[]>();
  for (const operation of operations)
    for (const requirement of requirementsOf(operation))
      calls.set(requirement, [...(calls.get(requirement) ?? []), operation.id]);
  const rules = new Map<string, Mention[]>();
  for (const { entry, name, comment, kind } of distinct(exported.rules))
    for (const requirement of kind === 'function' ? new Set(comment.match(REQUIREMENT)) : [])
      rules.set(requirement, [
        ...(rules.get(requirement) ?? []),
        { to: `${addressOf(entryPlace('rules', entry))}#${name}`, text: name },
      ]);
  return {
    names: {
      ...known,
      operationsOf: (requirement: string) => calls.get(requirement)?.slice(0, MOST_MENTIONS) ?? [],
    } satisfies Related,
    rulesOf: (requirements: readonly string[]) =>
      [
        ...new Map(requirements.flatMap((id) => rules.get(id) ?? []).map((rule) => [rule.to, rule])).values(),
      ].slice(0, MOST_RULES),
  };
}
