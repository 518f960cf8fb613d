/** The examples of one operation, each time as a fresh value. */

import type { OperationId } from '../core/operation';
import type { Ops } from '../generated/ops';

/** An answer as the server sends it. */
export interface ExampleAnswer<K extends OperationId> {
  readonly code: string | number;
  readonly msg?: string;
  readonly data?: Ops[K]['data'];
}

export interface Examples<K extends OperationId, Name extends string = string> {
  readonly operationId: K;
  readonly names: readonly Name[];
  /** The envelope of an example; of the normal success when no name is given. */
  answer(name?: Name): ExampleAnswer<K>;
  /** The data of a success; of the normal one when no name is given. */
  data(name?: Name): Ops[K]['data'];
  /** An input that the description shows; only for operations that show one. */
  input(): Ops[K]['input'];
}

/** One entry of data that is a list or a page; else the data itself. */
export type Entry<T> = T extends readonly (infer One)[]
  ? One
  : T extends { readonly records: readonly (infer One)[] }
    ? One
    : T;

/** @param texts JSON by name, the normal success first; written by the generator */
export function examples<K extends OperationId, Name extends string>(
  operationId: K,
  texts: Readonly<Record<Name, string>>,
  input?: string,
): Examples<K, Name> {
  const names = Object.keys(texts) as Name[];
  const answer = (name: Name | undefined = names[0]): ExampleAnswer<K> => {
    const text = name === undefined ? undefined : texts[name];
    if (text === undefined) throw new Error(`${operationId} has no example ${name ?? ''}`);
    return JSON.parse(text) as ExampleAnswer<K>;
  };
  return {
    operationId,
    names,
    answer,
    data: (name) => answer(name).data as Ops[K]['data'],
    input: () => {
      if (input === undefined) throw new Error(`${operationId} has no example of its input`);
      return JSON.parse(input) as Ops[K]['input'];
    },
  };
}

/**
 * The first entry of an operation's example data, with what a test cares about in place.
 * @param of from `@dealer-portal/sdk/testing/examples`
 * @param changes fields that are replaced
 * @returns of the normal success
 * @throws where the example has no entry, as a refusal and an empty list have none
 */
export function exampleOf<K extends OperationId>(
  of: Examples<K, never> | Examples<K>,
  changes?: Changes<K>,
): Entry<Ops[K]['data']>;
/**
 * The same of another example than the normal success.
 * @param of from `@dealer-portal/sdk/testing/examples`
 * @param name of the example; the compiler knows the names
 * @param changes fields that are replaced
 * @throws where the example has no entry, as a refusal and an empty list have none
 */
export function exampleOf<K extends OperationId, Name extends string>(
  of: Examples<K, Name>,
  name: NoInfer<Name>,
  changes?: Changes<K>,
): Entry<Ops[K]['data']>;
export function exampleOf<K extends OperationId>(
  of: Examples<K>,
  first?: string | Changes<K>,
  changes?: Changes<K>,
): Entry<Ops[K]['data']> {
  const isNamed = typeof first === 'string';
  const data: unknown = of.data(isNamed ? first : undefined);
  const list = Array.isArray(data) ? data : (data as { records?: unknown[] } | undefined)?.records;
  const entry: unknown = list ? list[0] : data;
  const name = isNamed ? ` ${first}` : '';
  if (entry === undefined) throw new Error(`The example${name} of ${of.operationId} has no entry`);
  const replacements = isNamed ? changes : first;
  return (typeof entry === 'object' ? { ...entry, ...replacements } : entry) as Entry<Ops[K]['data']>;
}

type Changes<K extends OperationId> = Partial<Entry<Ops[K]['data']>>;
