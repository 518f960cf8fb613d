import { recordProperties } from '../described-fields';
import { type Description, isRecord, resolved } from '../description';
import type { Route } from '../routes';
import { type Fields, fields } from '../state/memory/input';
import type { ExportColumn } from './export-tables';

/** The remarks behind a field's name in its description: codes, formats, conditions, text in brackets. */
const BEHIND_NAME = /（[^）]*[，、；][^）]*）|[：，；。\s].*$/g;

/** The plain fields of a list's records as columns, under the Chinese names that the description gives them. */
export function describedColumns(description: Description, route: Route): readonly ExportColumn[] {
  const properties = recordProperties(description, route);
  return Object.entries(properties).flatMap(([name, value]) => {
    const property = fields(resolved(description, value));
    const isCoded = `${name}Name` in properties || name === 'id';
    const heading = String(property['description'] ?? '').replace(BEHIND_NAME, '');
    if (isCoded || heading === '' || !isPlain(property)) return [];
    return [{ heading, cell: (row: Fields) => cellOf(row[name]) }];
  });
}

function cellOf(value: unknown): string | number | undefined {
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function isPlain({ type }: Fields): boolean {
  return ['string', 'number', 'integer', 'boolean'].some((plain) => [type].flat().includes(plain));
}

/** Whether an answer is an envelope with records. */
export function recordsOf(
  body: unknown,
): { readonly records: readonly Fields[]; readonly total: number } | undefined {
  const data = isRecord(body) ? body['data'] : undefined;
  if (!isRecord(data) || !Array.isArray(data['records'])) return undefined;
  return { records: data['records'].map(fields), total: Number(data['total']) };
}
