/** The figures of one full run, for the guide; one file for each version of Node. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Program } from './sizes';
import type { FEATURES } from './spent';

export interface Figures {
  /** Of the figures of peers, and of all that follows but for GET, heap and long ids. */
  readonly date: string;
  /** Of our GET over raw `fetch`, its heap and long ids, which `--own` measures without peers. */
  readonly ownDate: string;
  readonly node: string;
  /** Gzipped bytes of bundles. */
  readonly bundles: Readonly<Record<Program, number>>;
  /** Gzipped bytes that the smallest client would be lighter without a feature, and without all of them. */
  readonly spent: Readonly<Record<keyof typeof FEATURES | 'all', number>>;
  /** Gzipped bytes of the names and paths of all operations. */
  readonly table: number;
  readonly instantiations: { readonly call: number; readonly awaited: number };
  /** Processor time over raw `fetch`. */
  readonly get: Readonly<Record<string, number>>;
  readonly post: Readonly<Record<string, number>>;
  /** Bytes of heap for a GET. */
  readonly heap: Readonly<Record<string, number>>;
  /** Processor time of a page whose ids are texts of 19 digits, over the same with 10. */
  readonly longIds: number;
  readonly coldImport: { readonly overOpenapiFetch: number; readonly validatorsMs: number };
  readonly refusalMs: number;
  /** A right cart checked, over `JSON.parse` of it. */
  readonly checks: Readonly<Record<string, number>>;
}

/** The versions of Node whose figures the guide has. */
export const NODES = [20, 24] as const;

const pathOf = (major: number) => new URL(`figures/node-${major}.json`, import.meta.url);

export function savedFigures(major: (typeof NODES)[number]): Figures {
  return JSON.parse(readFileSync(pathOf(major), 'utf8')) as Figures; // written below
}

export function saveFigures(figures: Figures): void {
  const major = Number.parseInt(figures.node, 10);
  writeFileSync(pathOf(major), `${JSON.stringify(figures, null, 2)}\n`);
}
