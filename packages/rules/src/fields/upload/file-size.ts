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
export function fileSizeProblem({ name, size }: NamedFile, megabytes: number): string | undefined {
  return isTooLarge(size, megabytes) ? `${name} 超过 ${megabytes} MB，请压缩后再传` : undefined;
}

/** Why a sheet of lines is too large to be read, and what to do about it. */
export function sheetSizeProblem({ size }: { readonly size: number }): string | undefined {
  return isTooLarge(size, SHEET_MEGABYTES) ? `文件超过 ${SHEET_MEGABYTES} MB，请分成几个文件` : undefined;
}
