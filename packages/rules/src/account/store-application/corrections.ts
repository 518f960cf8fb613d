import { isDraftField, type StoreDraft, type StorePaper } from './store-draft';

/** A correction that an approver asks for. */
export interface StoreProblem {
  /** A field of the form or a kind of papers. */
  readonly field: string;
  readonly fieldName: string;
  readonly reason: string;
}

/** The result of one requested correction. */
export interface Correction extends StoreProblem {
  readonly isChanged: boolean;
  /** The present value, as text. */
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

/**
 * The corrections that are still open before an application is sent again; a request without a field of the form cannot
 * be open.
 */
export function missingCorrections(all: readonly Correction[]): readonly Correction[] {
  return all.filter(({ field, isChanged }) => !isChanged && isDraftField(field));
}
