import { isDraftField, type StoreDraft, type StorePaper } from './store-draft';

/** What an approver asks to change. */
export interface StoreProblem {
  /** A field of the form or a kind of papers. */
  readonly field: string;
  readonly fieldName: string;
  readonly reason: string;
}

/** What became of one thing that had to change. */
export interface Correction extends StoreProblem {
  readonly isChanged: boolean;
  /** What it is now, in words. */
  readonly text: string;
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) {
    const items: readonly (string | Pick<StorePaper, 'fileName' | 'fileId'>)[] = value;
    return items.map((item) => (typeof item === 'string' ? item : item.fileName || item.fileId)).join('、');
  }
  return typeof value === 'string' ? value.trim() : '';
};

const keyOf = (value: unknown): string => {
  if (!Array.isArray(value)) return textOf(value);
  const items: readonly (string | Pick<StorePaper, 'fileId'>)[] = value;
  return items.map((item) => (typeof item === 'string' ? item : item.fileId)).join(' ');
};

/** The things that an approver asked to change, each with what it is now (FIN-11). */
export function corrections(
  problems: readonly StoreProblem[],
  former: StoreDraft,
  draft: StoreDraft,
): readonly Correction[] {
  return problems.map((problem) => {
    // The server names fields of the form; another name has no value on either side.
    const [before, now] = [fieldOf(former, problem.field), fieldOf(draft, problem.field)];
    const isChanged = keyOf(before) !== keyOf(now) && keyOf(now) !== '';
    return { ...problem, isChanged, text: isChanged ? textOf(now) : '还没换' };
  });
}

function fieldOf(draft: StoreDraft, field: string): unknown {
  return Object.entries(draft).find(([name]) => name === field)?.[1];
}

/** What still has to change before an application is sent again; what no field of the form holds cannot. */
export function missingCorrections(all: readonly Correction[]): readonly Correction[] {
  return all.filter(({ field, isChanged }) => !isChanged && isDraftField(field));
}
