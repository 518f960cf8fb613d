import { type Fields, fields } from '../state/memory/input';

/** Another ship-to of the first dealer: what a ship-to decides is seen there. */
const SHIP_TO = '8800130003';

/** Values that few rows have or none, as far as the description lets them be sent. */
export function otherValues(name: string, schema: Fields): readonly unknown[] {
  const { enum: values, type, pattern, format, items } = schema;
  if (Array.isArray(values)) return values;
  if (type === 'boolean') return [true, false];
  if (type === 'array') return otherValues(name, fields(items)).map((value) => [value]);
  if (type === 'integer' || type === 'number') return [987654];
  if (format === 'date') return [/end/i.test(name) ? '2001-01-01' : '2099-01-01'];
  if (String(pattern ?? '').includes('_admin')) return ['8800999999_admin'];
  if (String(pattern ?? '').includes('{4}-')) return [/end/i.test(name) ? '2001-01' : '2099-01'];
  if (pattern !== undefined) return ['2099', '99', '9999999999'];
  return name === 'sendtoCode' ? ['NOPE', SHIP_TO] : ['NOPE'];
}
