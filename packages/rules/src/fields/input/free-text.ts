/** The guard of free text that is sent together with three `code,text` strings (VALID-03, 1§5). */
import { refuse } from '../../base/refusal';
import type { InputRefusal } from './input-refusals';

/** The most characters of all four texts together, this many excluded (VALID-03, 1§9). */
export const FREE_TEXT_LIMIT = 26;

/** The text to put into the field, and why it was cleared where it was; `inputText` has the sentence. */
export interface GuardedText {
  readonly text: string;
  readonly refusal?: InputRefusal;
}

// Characters as people count them: code points, so that a rare character or an emoji is one.
function length(text: string): number {
  return [...text].length;
}

/** How many characters stand behind the first comma of a `code,text` string; 0 without a comma. */
function describedLength(coded: string): number {
  const comma = coded.indexOf(',');
  return comma < 0 ? 0 : length(coded.slice(comma + 1));
}

type CodedTexts = readonly [string, string, string];

function totalLength(coded: CodedTexts, text: string): number {
  return coded.reduce((sum, item) => sum + describedLength(item), length(text));
}

/**
 * Guards newly typed text. The field is cleared with a notice when it and the texts of the `code,text` strings reach
 * the limit together. Otherwise punctuation, symbols and white space are removed (VALID-03).
 * @param limit characters; reached means as many or more
 */
export function guardText(coded: CodedTexts, text: string, limit: number = FREE_TEXT_LIMIT): GuardedText {
  if (totalLength(coded, text) >= limit) return { text: '', refusal: refuse('input.textTooLong', { limit }) };
  return { text: text.replace(/[\p{P}\p{S}\p{White_Space}]/gu, '') };
}
