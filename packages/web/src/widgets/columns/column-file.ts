/** A file whose columns are being told, and what was told before for the same heads on this computer. */
import {
  type Choices,
  columnChoices,
  type Door,
  isMemory,
  type Memory,
  memoryKeyOf,
  NO_CHOICES,
  type ReadInput,
} from '@dealer-portal/rules/columns';
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { slot } from '#platform/browser/storage';
import type { CellSheet } from '../sheet/read-cells';

/** A file with everything that the user decided about it; plain data. */
export interface ColumnFile {
  /** The file's name, or 粘贴的内容. */
  readonly name: string;
  readonly sheets: readonly CellSheet[];
  /** The sheet that is read, from 0; the reader's own choice when absent. */
  readonly at?: number | undefined;
  /** Decisions by the number of the sheet: another sheet does not lose those of the first. */
  readonly choices: Readonly<Record<string, Choices>>;
}

/** A file that was opened; nothing is told of it yet. */
export function openFile(name: string, sheets: readonly CellSheet[]): ColumnFile {
  return { name, sheets, choices: {} };
}

/** The decisions about a sheet. */
export function choicesOf({ choices }: Pick<ColumnFile, 'choices'>, at: number): Choices {
  return choices[String(at)] ?? NO_CHOICES;
}

/** The file with other decisions about one of its sheets. */
export function withChoices(file: ColumnFile, at: number, choices: Choices): ColumnFile {
  return { ...file, at, choices: { ...file.choices, [String(at)]: choices } };
}

/**
 * A new file with what was told of the columns of a former one, where the heads are the same; what was told of rows
 * belongs to the former.
 */
export function carriedFile(file: ColumnFile, former: ColumnFile | undefined, door: Door): ColumnFile {
  if (!former) return file;
  const [before, now] = [inputOf(former), inputOf(file)];
  const key = memoryKeyOf(door, now);
  if (key === '' || memoryKeyOf(door, before) !== key) return file;
  return withChoices(file, now.at, columnChoices(before.choices));
}

/** What the reader is given of a file. */
export function inputOf(file: ColumnFile): ReadInput & { readonly at: number } {
  // The choices of a sheet that nobody has chosen are asked for by the number of the first one that is shown.
  const at = file.at ?? firstShown(file);
  return { sheets: file.sheets, at, choices: choicesOf(file, at) };
}

/** The first sheet that is not hidden and holds anything. */
function firstShown({ sheets }: ColumnFile): number {
  const hasContent = ({ cells }: CellSheet) => cells.some((row) => row.some((cell) => cell.trim() !== ''));
  const at = sheets.findIndex((sheet) => sheet.isHidden !== true && hasContent(sheet));
  return Math.max(0, at);
}

const TEXTS = z.record(z.string(), z.string());
const NUMBERS = z.array(z.number());

const CHOICES: z.ZodMiniType<Choices> = z.object({
  heads: z.optional(z.union([z.literal('none'), z.object({ first: z.number(), last: z.number() })])),
  // A role that a door does not have is left out when it is read.
  roles: z.custom<Choices['roles']>(fits(TEXTS)),
  answers: TEXTS,
  cells: TEXTS,
  leftOut: NUMBERS,
  readIn: NUMBERS,
});

const SHEET: z.ZodMiniType<CellSheet> = z.object({
  name: z.string(),
  cells: z.array(z.array(z.string())),
  isHidden: z.exactOptional(z.boolean()),
  hiddenRows: z.exactOptional(NUMBERS),
  filteredRows: z.exactOptional(NUMBERS),
  hiddenColumns: z.exactOptional(NUMBERS),
  merges: z.exactOptional(
    z.array(z.object({ top: z.number(), left: z.number(), bottom: z.number(), right: z.number() })),
  ),
  marks: z.exactOptional(
    z.array(
      z.object({
        row: z.number(),
        column: z.number(),
        kind: z.enum(['formula', 'error']),
        text: z.string(),
      }),
    ),
  ),
});

export const COLUMN_FILE: z.ZodMiniType<ColumnFile> = z.object({
  name: z.string(),
  sheets: z.array(SHEET),
  at: z.optional(z.number()),
  choices: z.record(z.string(), CHOICES),
});

/** Rows of a file that the tab's storage takes; a larger one is chosen again after a reload. */
const MOST_STORED_ROWS = 5000;

/** Whether the tab's storage takes the file. */
export function isStorable({ sheets }: ColumnFile): boolean {
  return sheets.reduce((rows, { cells }) => rows + cells.length, 0) <= MOST_STORED_ROWS;
}

const MEMORIES = z.record(z.string(), z.custom<Memory>(isMemory));

/** So many sets of heads are remembered; the oldest goes. */
const MOST_MEMORIES = 60;

/** The slot belongs to the account that is signed in; the keys name door and heads. */
const stored = slot('local', 'columnSettings', fits(MEMORIES));

/** What was decided last time for a set of heads. */
export function memoryFor(key: string): Memory | undefined {
  return key === '' ? undefined : stored.read()?.[key];
}

/** Keeps the decisions for a set of heads; undefined forgets them. Without heads there is nothing to know them by. */
export function keepMemory(key: string, memory: Memory | undefined): void {
  if (key === '') return;
  const others = Object.entries(stored.read() ?? {}).filter(([other]) => other !== key);
  const all = memory ? [...others, [key, memory] as const] : others;
  stored.write(Object.fromEntries(all.slice(-MOST_MEMORIES)));
}
