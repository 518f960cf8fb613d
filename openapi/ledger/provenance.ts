/** Which inputs of a call the specification names, and why the others are asked for where they are required. */
import { type Call, calls, rowsOf } from './calls';

/** A parameter, or a field of the body. */
export interface Input {
  readonly name: string;
  /** `path`, `query`, or for a field `body`. */
  readonly place: string;
}

/** The ledger's facts about a call; a call that it does not name is inferred completely. */
export type Known = Pick<Call, 'evidence' | 'names'>;

const NOTHING: Known = { evidence: 'inferred', names: [] };
const byAddress = new Map(calls.map((call) => [call.address, call]));

/** @param address method and path, e.g. `GET /auth/redirect` */
export function knownOf(address: string): Known {
  return byAddress.get(address) ?? NOTHING;
}

/** Whether the specification names an input; one within a path is named where the path is stated. */
export function isStated({ name, place }: Input, { evidence, names }: Known): boolean {
  const isPathStated = evidence === 'stated' || evidence === 'method-inferred';
  return names.includes(name) || (place === 'path' && isPathStated);
}

const REASONS = new Map(
  rowsOf('needed-inputs.tsv').flatMap(([why = '', fields = '']) =>
    fields.split(', ').map((field) => [field, why] as const),
  ),
);

/** The fields that ledger/needed-inputs.tsv gives a reason for: `saletoCode`, or `addPayer.payerCode` for one call. */
export const reasonedFields: readonly string[] = [...REASONS.keys()];

/** Why a call makes no sense without an input that the specification does not name; undefined when nobody says why. */
export function reasonFor(operationId: string, { name, place }: Input): string | undefined {
  if (place === 'path') return 'A part of the address.';
  return REASONS.get(`${operationId}.${name}`) ?? REASONS.get(name);
}
