/** The names of the public API, and the promise that they stay until the next major version. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every name that the reports in `api/` have: exports, members and literals of choices.
 * @param reports texts by the entry's name
 * @returns sorted, `index ApiError.failure`
 */
export function namesOf(reports: Readonly<Record<string, string>>): string[] {
  const names = Object.entries(reports).flatMap(([entry, text]) =>
    namesIn(text).map((name) => `${entry} ${name}`),
  );
  return [...new Set(names)].sort();
}

const EXPORTED = /^export (?:declare |abstract )*(?:interface|class|type|function|const|enum) (\w+)/;
const MEMBER = /^ {4}(?:static |readonly |abstract |get |set )*(\w+)[?]?[(:<;]/;
const LISTED = /^- `(\w+)`/;

function namesIn(report: string): string[] {
  let owner = '';
  return report.split('\n').flatMap((line) => {
    const listed = LISTED.exec(line)?.[1];
    if (listed) return listed;
    const exported = EXPORTED.exec(line)?.[1];
    if (exported) owner = exported;
    if (exported) return [exported, ...choicesIn(line).map((choice) => `${exported} '${choice}'`)];
    const member = owner && MEMBER.exec(line)?.[1];
    return member && member !== 'constructor' ? `${owner}.${member}` : [];
  });
}

/** `export type Kind = 'a' | 'b';` */
function choicesIn(line: string): string[] {
  const [, choices = ''] = /^export type \w+ = ((?:'[^']*'(?: \| )?)+);$/.exec(line) ?? [];
  return [...choices.matchAll(/'([^']*)'/g)].flatMap(([, choice]) => choice ?? []);
}

/** Names that are gone. */
export function removed(released: readonly string[], now: readonly string[]): string[] {
  const left = new Set(now);
  return released.filter((name) => !left.has(name));
}

/** Whether a version may leave out what the released one had: below 1.0 the second number is the major one. */
export function isMajorAfter(released: string, version: string): boolean {
  const [before, now] = [released, version].map((text) => text.split('.').map(Number));
  const at = before?.[0] === 0 ? 1 : 0;
  const isLater = (now?.[0] ?? 0) > (before?.[0] ?? 0);
  return isLater || (now?.[0] === before?.[0] && (now?.[at] ?? 0) > (before?.[at] ?? 0));
}

/** The reports of a folder by the names of their entries. */
export function reportsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(
    files.map((name) => [name.replace(/\.(api|names)\.md$/, ''), readFileSync(join(folder, name), 'utf8')]),
  );
}

/** The version that was released last, and its names: `released.txt`, a name in each line after the version. */
export function releasedIn(text: string): { readonly version: string; readonly names: readonly string[] } {
  const [version = '', ...names] = text.trimEnd().split('\n');
  return { version, names };
}
