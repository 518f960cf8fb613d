/** The calls that the specification names, one row each, copied so that the project can be checked anywhere. */
import { readFileSync } from 'node:fs';

/** How the ledger says what x-evidence says. */
const EVIDENCE: Readonly<Record<string, string>> = {
  stated: 'stated',
  'method inferred': 'method-inferred',
  'path inferred': 'path-inferred',
  'method and path inferred': 'inferred',
};

/** One row of ledger/calls.tsv. */
export interface Call {
  readonly tag: string;
  /** Method and path, e.g. `GET /auth/redirect`. */
  readonly address: string;
  readonly evidence: string;
  /** Names of parameters or body fields that the row gives. */
  readonly names: readonly string[];
  readonly notes: string;
}

// Words of the column that name no field.
const FORMS = /^(body|query|multipart)$/;

/** The rows of a table in this folder, without its heading. */
export const rowsOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

/** Bodies that the column calls by a name, with their fields. */
const PAYLOADS = rowsOf('payloads.tsv').map(([name = '', fields = '']) => ({ name, fields }));

/** The column with the fields of a payload in place of its name, and of an upload its file. */
function writtenOut(column: string): string {
  const inFull = PAYLOADS.reduce((text, { name, fields }) => text.replace(name, fields), column);
  return inFull.replace(/^multipart file; /, 'file, ').replace(/\bmultipart file\b/, 'file');
}

/** The names of the parameters column; what stands in brackets explains or nests, and prose is not a name. */
function names(column: string): readonly string[] {
  const listed = writtenOut(column)
    .replace(/^(query|body): /, '')
    .replace(/\([^)]*\)|\{[^}]*\}/g, '');
  const texts = listed.split(/[,;]/).map((word) => word.replace('?', '').trim());
  return texts
    .map((word) => (word.split(' ')[0] === word ? word : (/^(\w+) \d+$/.exec(word)?.[1] ?? '')))
    .filter((word) => word !== '' && !FORMS.test(word));
}

function call(row: readonly string[]): Call {
  const [tag = '', method = '', path = '', parameters = '', notes = '', status = ''] = row;
  const evidence = EVIDENCE[status];
  if (evidence === undefined)
    throw new Error(`ledger/calls.tsv: unknown status "${status}" of ${method} ${path}`);
  return { tag, address: `${method} ${path}`, evidence, names: names(parameters), notes };
}

export const calls: readonly Call[] = rowsOf('calls.tsv').map(call);
