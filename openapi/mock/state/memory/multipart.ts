import { type Fields, fieldOf, text } from './input';

/**
 * The parts of a multipart body by their names, files as text and, under `<name>Bytes`, as they came.
 * @param body the body as it came, a letter for each byte; of anything that is no multipart body there are no parts
 */
export function multipartFields(body: unknown): Fields {
  const boundary = typeof body === 'string' ? /^--\S+/.exec(body)?.[0] : undefined;
  if (typeof body !== 'string' || boundary === undefined) return {};
  const parts = body.split(boundary).flatMap((part): readonly (readonly [string, unknown])[] => {
    const end = part.indexOf('\r\n\r\n');
    const head = asText(Buffer.from(part.slice(0, end), 'latin1'));
    const name = / name="([^"]+)"/.exec(head)?.[1];
    const file = /filename="([^"]+)"/.exec(head)?.[1];
    if (end < 0 || name === undefined) return [];
    const bytes = Buffer.from(part.slice(end + 4).replace(/\r\n$/, ''), 'latin1');
    const ofFile =
      file === undefined
        ? []
        : ([
            [`${name}Name`, file],
            [`${name}Bytes`, bytes],
          ] as const);
    return [[name, asText(bytes)], ...ofFile];
  });
  return Object.fromEntries(parts);
}

/** The file of a form as it came. */
export interface FormFile {
  readonly bytes: Buffer;
  /** Empty when the form names none. */
  readonly fileName: string;
}

/** The part `file` of a form. @param input the parts by their names, as multipartFields gives them */
export function formFile(input: object): FormFile {
  const bytes = fieldOf(input, 'fileBytes');
  return {
    bytes: Buffer.isBuffer(bytes) ? bytes : Buffer.from(text(input, 'file')),
    fileName: text(input, 'fileName'),
  };
}

const asText = (bytes: Buffer): string => bytes.toString('utf8');
