import type { Client, HasPages, Ops, ReadOperation } from '@dealer-portal/sdk';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { asideApi, quietApi } from './api';
import type { AccountScope } from './query';
import { readWhole, type WholeList } from './read-whole';

type Question<K extends HasPages> = readonly [
  operation: ReadOperation<K>,
  input: Ops[K]['input'] | undefined,
  scope: AccountScope,
];

/**
 * Query options for all records of a paged read, from the input's page on to the last; give `ALL_ROWS`. A
 * page that fails or is missing fails the complete read: a sum over a part would be silently wrong.
 */
export function accountRecords<K extends HasPages>(...question: Question<K>) {
  return recordsBy(quietApi, question);
}

/** The same for what only decorates a page: see `asideApi` (HTTP-08). */
export function asideRecords<K extends HasPages>(...question: Question<K>) {
  return recordsBy(asideApi, question);
}

/** The same as one page with all records, for what reads more of the answer; without an input nothing is asked. */
export function accountWhole<K extends HasPages>(...question: Question<K>) {
  return pageBy(quietApi, question);
}

/** The same for what only decorates a page: see `asideApi` (HTTP-08). */
export function asideWhole<K extends HasPages>(...question: Question<K>) {
  return pageBy(asideApi, question);
}

const recordsBy = <K extends HasPages>(client: Client, question: Question<K>) =>
  wholeRead(client, question, { isWhole: true }, ({ records }) => records);

const pageBy = <K extends HasPages>(client: Client, question: Question<K>) =>
  wholeRead(client, question, { isWholePage: true }, ({ page }) => page);

/** Reads the complete list; each part of it that is kept has a key of its own. */
function wholeRead<K extends HasPages, Part>(
  ...[client, [operation, input, scope], kind, partOf]: [
    client: Client,
    question: Question<K>,
    kind: Omit<KeyEnd, 'scope'>,
    partOf: (list: WholeList<K>) => Part,
  ]
) {
  return queryOptions({
    queryKey: wholeKey(operation, input, { ...kind, scope }),
    queryFn:
      input === undefined
        ? skipToken
        : async ({ signal }) => partOf(await readWhole(client, operation, input, { signal })),
  });
}

interface KeyEnd {
  readonly scope: AccountScope;
  readonly isWhole?: true;
  readonly isWholePage?: true;
}

/** Begins with the operation and its input, as every key does. */
function wholeKey(
  { id }: { readonly id: string },
  input: unknown,
  { scope: { saletoCode, sendtoCode }, ...kind }: KeyEnd,
) {
  return [id, input, { ...kind, scope: [saletoCode, sendtoCode] }];
}
