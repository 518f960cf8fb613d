/** Reads text as it should be: UTF-8. Bytes of another encoding are read all the same, and said. */
export interface ReadText {
  readonly text: string;
  /** The fault of the encoding. */
  readonly fault?: string;
}

/** Text that was decoded wrongly before it was sent: replacement characters, and UTF-8 read as Latin-1. */
const BROKEN = /\ufffd|锟斤拷|[\u00e4-\u00e9][\u0080-\u00bf\u201a\u0152-\u203a]{2}/;

export function readText(bytes: Uint8Array): ReadText {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return BROKEN.test(text) ? { text, fault: 'the text was decoded wrongly before it was sent' } : { text };
  } catch {
    const text = new TextDecoder('gb18030').decode(bytes);
    return { text, fault: 'the text is not UTF-8; it reads as GB18030' };
  }
}

/** The first bytes of a file of a media type. */
const STARTS: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
  'application/pdf': '%PDF',
};

/** The fault of a file: it is empty, or an answer of another kind has its name. */
export function fileFault(media: string, bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'the file is empty';
  const start = STARTS[media];
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 8));
  if (start && !head.startsWith(start)) return `the file does not begin as ${media} does`;
  return /^\s*[{<]/.test(head) ? 'the file is a text with another kind of answer' : undefined;
}
