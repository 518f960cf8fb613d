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
}

function call(row: string): Call {
  const [tag = '', method = '', path = '', , , status = ''] = row.split('\t');
  const evidence = EVIDENCE[status];
  if (evidence === undefined)
    throw new Error(`ledger/calls.tsv: unknown status "${status}" of ${method} ${path}`);
  return { tag, address: `${method} ${path}`, evidence };
}

export const calls: readonly Call[] = readFileSync(`${ROOT}/ledger/calls.tsv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(call);
