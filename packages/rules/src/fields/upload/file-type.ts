import { refuse } from '../../base/refusal';
import { rowOf } from '../../base/row-of';
import type { FileKind } from './file-kind';
import type { UploadRefusal } from './upload-refusals';

/** Endings that mean the same kind. */
const SAME: Readonly<Record<string, string>> = { jpeg: 'jpg' };

const endingOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The endings of kinds, as a file field of a browser takes them. */
export function acceptedEndings(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => (kind === 'jpg' ? ['.jpg', '.jpeg'] : [`.${kind}`])).join(',');
}

/** Why a file of another kind is not taken, and what to use instead; undefined for one of the kinds (FIN-11). */
export function fileTypeRefusal(
  { name }: { readonly name: string },
  kinds: readonly FileKind[],
): UploadRefusal | undefined {
  const ending = endingOf(name);
  const known: readonly string[] = kinds;
  if (known.includes(rowOf(SAME, ending) ?? ending)) return undefined;
  return refuse('upload.kind', { kinds });
}

/** A size in words, such as 2.4 MB. */
export function fileSizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
