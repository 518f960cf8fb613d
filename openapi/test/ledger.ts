/** The calls that the specification names, one row each, copied so that the project can be checked anywhere. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../scripts/redocly';

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
const FORMS = /^(body|query|multipart|file)$/;

/** The names of the parameters column; what stands in brackets explains or nests, and prose is not a name. */
function names(column: string): readonly string[] {
  const listed = column.replace(/^(query|body): /, '').replace(/\([^)]*\)|\{[^}]*\}/g, '');
  const words = listed.split(/[,;]/).map((word) => word.replace('?', '').trim());
  return words
    .map((word) => (word.split(' ')[0] === word ? word : (/^(\w+) \d+$/.exec(word)?.[1] ?? '')))
    .filter((word) => word !== '' && !FORMS.test(word));
}

function call(row: string): Call {
  const [tag = '', method = '', path = '', parameters = '', notes = '', status = ''] = row.split('\t');
  const evidence = EVIDENCE[status];
  if (evidence === undefined)
    throw new Error(`ledger/calls.tsv: unknown status "${status}" of ${method} ${path}`);
  return { tag, address: `${method} ${path}`, evidence, names: names(parameters), notes };
}

export const calls: readonly Call[] = readFileSync(`${ROOT}/ledger/calls.tsv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(call);
