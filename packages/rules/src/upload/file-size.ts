/** The largest files that are taken, in MB. */
export const FILE_LIMITS = {
  /** Assumption: a picture of a rejection or a return; the specification gives no limit. */
  orderPicture: 5,
  /** Assumption: the backend's refusal of a picture of a demand names it. */
  demandPicture: 10,
  /** The backend's refusal of a picture of a customer names it. */
  storePaper: 10,
  /** Assumption: a sheet of 10,000 lines is far smaller. */
  sheet: 5,
} as const;

const BYTES_PER_MB = 1024 * 1024;

interface NamedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a file is too large to be taken, and what to do about it; undefined when it is not (BIG-01, ORDER-01). */
export function fileSizeProblem(
  { name, size }: NamedFile,
  kind: keyof typeof FILE_LIMITS,
): string | undefined {
  const limit = FILE_LIMITS[kind];
  if (size <= limit * BYTES_PER_MB) return undefined;
  if (kind === 'sheet') return `文件超过 ${limit} MB，请分成几个文件`;
  return `${name} 超过 ${limit} MB，请压缩后再传`;
}
