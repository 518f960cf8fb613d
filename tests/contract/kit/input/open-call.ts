import type { Description } from '@dealer-portal/openapi/mock/proxy';
import { type CallValues, withCallValue } from './call-values';
import { dataSchema, type KitOperation } from './operation';
import { isRecord, plainSchema } from './schema';

const PAGES = ['pageNum', 'pageSize'];
/** No page has more rows. */
export const LONGEST_PAGE = 1000;

/** Whether an operation answers rows: a page of them, or a plain list. */
export function isList(description: Description, operation: KitOperation): boolean {
  return operation.isRead && rowFields(description, operation) !== undefined;
}

/** The fields of the rows of a list by name; undefined for an operation that answers none. */
export function rowFields(
  description: Description,
  { call }: KitOperation,
): Readonly<Record<string, unknown>> | undefined {
  const data = dataSchema(description, call);
  if (!data) return undefined;
  const plain = plainSchema(description, data);
  const items = plain.items ?? plain.properties['records'];
  if (!items) return undefined;
  const rows = plain.items ?? plainSchema(description, items).items;
  const { properties } = plainSchema(description, rows);
  return Object.keys(properties).length > 0 ? properties : undefined;
}

/** A filter of a list: where it goes, and its schema. */
export interface FilterInput {
  readonly name: string;
  readonly steps: readonly [place: 'query' | 'body', name: string];
  readonly schema: unknown;
}

/** The inputs that may be left out, except those of the page. */
export function optionalInputs(description: Description, operation: KitOperation): readonly FilterInput[] {
  const parameters = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && !required)
    .map(({ name, schema }): FilterInput => ({ name, schema, steps: ['query', name] }));
  const { properties, required } = plainSchema(description, operation.bodySchema);
  const fields = Object.entries(properties)
    .filter(([name]) => !required.includes(name))
    .map(([name, schema]): FilterInput => ({ name, schema, steps: ['body', name] }));
  return [...parameters, ...fields].filter(({ name }) => !PAGES.includes(name));
}

/** The documented call of a list without its filters: it narrows nothing. */
export function openCall(description: Description, operation: KitOperation): CallValues {
  return optionalInputs(description, operation).reduce(
    (values, { steps }) => withCallValue(values, steps, undefined),
    operation.example,
  );
}

/** Where a list takes the number and the size of its page; undefined for one without pages. */
export function pagePlace(description: Description, operation: KitOperation): 'query' | 'body' | undefined {
  if (!operation.isRead) return undefined;
  const query = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const body = operation.bodySchema
    ? Object.keys(plainSchema(description, operation.bodySchema).properties)
    : [];
  const has = (names: readonly string[]) => PAGES.every((name) => names.includes(name));
  return has(body) ? 'body' : has(query) ? 'query' : undefined;
}

/** The call for the first page of a size; of a list without pages the call itself. */
export const firstPage = (
  place: 'query' | 'body' | undefined,
  values: CallValues,
  size: number,
): CallValues => (place ? pageCall(place, values, [1, size]) : values);

/** The call for the first page of a list without its filters. */
export const openPage = (description: Description, operation: KitOperation, size: number): CallValues =>
  firstPage(pagePlace(description, operation), openCall(description, operation), size);

/** A call for one page of a list. */
export function pageCall(
  place: 'query' | 'body',
  values: CallValues,
  [pageNum, pageSize]: readonly [pageNum: number, pageSize: number],
): CallValues {
  const input = values[place];
  return { ...values, [place]: { ...(isRecord(input) ? input : {}), pageNum, pageSize } };
}
