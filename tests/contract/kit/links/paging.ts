import type { KitOperation } from '../input/operation';
import { isRecord, plainSchema } from '../input/schema';
import type { Kit } from '../trial';
import type { Chain } from './chain';
import { record } from './read';

/** So many rows make a short page; two of them are one page of twice the size. */
const SIZE = 2;

/** Whether an operation reads pages, and where it takes the number of the page. */
function pagingPlace({ description }: Kit, operation: KitOperation): 'query' | 'body' | undefined {
  if (!operation.isRead) return undefined;
  const query = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const body = operation.bodySchema
    ? Object.keys(plainSchema(description, operation.bodySchema).properties)
    : [];
  const has = (names: readonly string[]) => names.includes('pageNum') && names.includes('pageSize');
  return has(body) ? 'body' : has(query) ? 'query' : undefined;
}

/** Reads the first pages of a list in two sizes: nothing is twice, nothing is left out. */
export function pagingChain(kit: Kit, operation: KitOperation): Chain | undefined {
  const place = pagingPlace(kit, operation);
  if (!place) return undefined;
  const example = operation.example[place];
  return {
    name: `${operation.id}: pages`,
    operations: [operation.id],
    run: async (links) => {
      const page = async (pageNum: number, pageSize: number) => {
        const input = { ...(isRecord(example) ? example : {}), pageNum, pageSize };
        return record(await links.call(operation.id, { [place]: input }));
      };
      const first = await page(1, SIZE);
      const second = await page(2, SIZE);
      const doublePage = await page(1, 2 * SIZE);
      const rowsOf = (data: Readonly<Record<string, unknown>>) =>
        Array.isArray(data['records']) ? data['records'].map((row) => JSON.stringify(row)) : [];
      const pages = [...rowsOf(first), ...rowsOf(second)];
      links.expect(
        JSON.stringify(pages) === JSON.stringify(rowsOf(doublePage)),
        'two pages are not the first page of twice their size: rows are twice or left out',
      );
      links.expect(first['total'] === second['total'], 'the total changes from page to page');
    },
  };
}
