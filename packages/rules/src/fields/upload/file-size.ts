import { refuse } from '../../base/refusal';
import type { UploadRefusal } from './upload-refusals';

/** Assumption: the largest sheet in MB; one of 10,000 lines is far smaller. */
const SHEET_MEGABYTES = 5;

const BYTES_PER_MB = 1024 * 1024;

interface NamedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

const isTooLarge = (size: number, megabytes: number) => size > megabytes * BYTES_PER_MB;

/** Why a file is too large for its field, and what to do about it; undefined when it is not (BIG-01, ORDER-01). */
export function fileSizeRefusal({ name, size }: NamedFile, megabytes: number): UploadRefusal | undefined {
  return isTooLarge(size, megabytes) ? refuse('upload.size', { name, megabytes }) : undefined;
}

/** Why a sheet of lines is too large to be read, and what to do about it. */
export function sheetSizeRefusal({ size }: { readonly size: number }): UploadRefusal | undefined {
  return isTooLarge(size, SHEET_MEGABYTES)
    ? refuse('upload.sheetSize', { megabytes: SHEET_MEGABYTES })
    : undefined;
}

/** Assumption: the largest workbook in MB when it is unpacked; one of 10,000 lines has about 10. */
const UNPACKED_MEGABYTES = 100;
/** A small file that unpacks to more than so many times its size was made to fill the memory. */
const MOST_TIMES = 100;
/** Below this many MB no ratio matters: blanks pack well. */
const HARMLESS_MEGABYTES = 20;

/**
 * Why a workbook would be too large once it is unpacked (BIG-01, ORDER-01).
 * @param packed size of the file in bytes
 * @param unpacked sum of the sizes that it names for its parts, in bytes
 */
export function unpackedSizeRefusal(packed: number, unpacked: number): UploadRefusal | undefined {
  if (isTooLarge(unpacked, UNPACKED_MEGABYTES))
    return refuse('upload.unpackedSize', { megabytes: UNPACKED_MEGABYTES });
  const isSwollen = isTooLarge(unpacked, HARMLESS_MEGABYTES) && unpacked > packed * MOST_TIMES;
  return isSwollen ? refuse('upload.swollen', { times: MOST_TIMES }) : undefined;
}
