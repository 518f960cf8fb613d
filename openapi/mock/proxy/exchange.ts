/** One request with its answer, as it went over the wire; bodies are decompressed, not decoded. */
export interface Exchange {
  readonly method: string;
  /** Path and query as they were sent, with or without the host. */
  readonly url: string;
  /** Names in lower case. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody?: Uint8Array | undefined;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined where the body was not kept: too long to be looked at. */
  readonly body: Uint8Array | undefined;
}

export const FINDING_KINDS = [
  'undocumented-call',
  'undocumented-status',
  'unknown-field',
  'missing-field',
  'wrong-value',
  'content-type',
  'file',
  'encoding',
  'envelope',
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** One thing in which traffic and description differ. It holds no value that a person may have typed. */
export interface Finding {
  readonly kind: FindingKind;
  /** Absent for a call that no operation has. */
  readonly operationId?: string;
  readonly side: 'request' | 'answer';
  /** `query.pageNum`, `200 data.records[].amount`; entries of a list have no number, so that equal findings are equal. */
  readonly place: string;
  readonly message: string;
  /** Where the description would change, and how. */
  readonly change?: { readonly file: string; readonly text: string };
}

/** The media type of a header, without its parameters. */
export function mediaOf(contentType: string | undefined): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

export function isJson(media: string): boolean {
  return /^application\/([\w.-]+\+)?json$/.test(media);
}
