/** The limits of each field for files: the one place of these limits (BIG-01, ORDER-01, FIN-10, FIN-11). */

import type { FileKind } from './file-kind';
import { fileSizeRefusal } from './file-size';
import { fileTypeRefusal } from './file-type';
import type { UploadRefusal } from './upload-refusals';

/** How many files a field takes, as which kinds, and how large each may be. */
export interface FileTerms {
  readonly most: number;
  readonly kinds: readonly FileKind[];
  readonly megabytes: number;
}

const PICTURE: readonly FileKind[] = ['jpg', 'png'];
const PAPER: readonly FileKind[] = ['jpg', 'png', 'pdf'];

/**
 * How many is the description's limit, where it names one. The 10 MB are in the backend's refusals of pictures of
 * demands and customers. Assumption: the 5 MB, and how many there are of booths, stores and papers of projects.
 */
export const FILE_TERMS = {
  orderPicture: { most: 9, kinds: PICTURE, megabytes: 5 },
  demandPicture: { most: 9, kinds: PICTURE, megabytes: 10 },
  evaluationPicture: { most: 9, kinds: PICTURE, megabytes: 10 },
  boothPicture: { most: 6, kinds: PICTURE, megabytes: 10 },
  storeFront: { most: 1, kinds: PICTURE, megabytes: 10 },
  storeInside: { most: 9, kinds: PAPER, megabytes: 10 },
  storeLicense: { most: 1, kinds: PAPER, megabytes: 10 },
  projectPicture: { most: 9, kinds: PICTURE, megabytes: 5 },
  projectPaper: { most: 5, kinds: PAPER, megabytes: 5 },
} as const satisfies Readonly<Record<string, FileTerms>>;

interface NamedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a field does not take a file, and what to do about it; undefined when it takes it. */
export function fileRefusal(
  file: NamedFile,
  { kinds, megabytes }: Pick<FileTerms, 'kinds' | 'megabytes'>,
): UploadRefusal | undefined {
  return fileTypeRefusal(file, kinds) ?? fileSizeRefusal(file, megabytes);
}
