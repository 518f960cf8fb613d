/** The dynamic form of a bulk-order demand: the server names the fields, these rules read them (BIG-01). */
import { readFigure } from '../../base/money';
import { refuse } from '../../base/refusal';
import { wireInstant } from '../../base/shanghai';
import type { DemandRefusal } from './demand-refusals';

/** One field, with the wire's own names. */
export interface DemandField {
  readonly fieldCode: string;
  readonly fieldName: string;
  /** input, number, select, multiSelect, date, textarea or switch; an unknown kind is read as text. */
  readonly fieldType: string;
  readonly isRequired: boolean;
  readonly sort: number;
  readonly placeholder?: string | undefined;
  readonly unit?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly optionList?: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** The value of one field: text, a number, yes or no, or several choices. */
export type DemandValue = string | number | boolean | readonly string[];

/** The values of a form, by field code. */
export type DemandValues = Readonly<Record<string, DemandValue | undefined>>;

/** One value as it is sent. */
export interface DemandFieldValue {
  fieldCode: string;
  value: string | number | boolean | string[];
}

/** The fields in the order in which they are shown (BIG-01). */
export function sortedFields<Field extends DemandField>(fields: readonly Field[]): readonly Field[] {
  return [...fields].sort((left, right) => left.sort - right.sort);
}

/** The first values of the form: the saved ones, else each field's default, none where a number cannot be read (BIG-01). */
export function demandDefaults(
  fields: readonly DemandField[],
  saved: readonly { readonly fieldCode: string; readonly value: DemandValue }[] = [],
): DemandValues {
  const byCode = new Map(saved.map(({ fieldCode, value }) => [fieldCode, value]));
  return Object.fromEntries(
    fields.map((field) => [field.fieldCode, byCode.get(field.fieldCode) ?? startOf(field)]),
  );
}

function startOf({ fieldType, defaultValue }: DemandField): DemandValue | undefined {
  if (fieldType === 'switch') return defaultValue === 'true';
  if (defaultValue === undefined || defaultValue === '') return undefined;
  if (fieldType === 'number') return readFigure(defaultValue);
  return fieldType === 'multiSelect' ? defaultValue.split(',') : defaultValue;
}

/** Whether something was entered; a cleared number field gives null. */
function isGiven(value: DemandValue | null | undefined): value is DemandValue {
  const input = value ?? '';
  if (typeof input === 'string') return input.trim() !== '';
  return !Array.isArray(input) || input.length > 0;
}

/** Why the value of a field is not sent; undefined when it may be sent (BIG-01). */
export function demandFieldRefusal(
  field: DemandField,
  value: DemandValue | null | undefined,
): DemandRefusal | undefined {
  const { fieldName, isRequired, fieldType, maxLength = Number.POSITIVE_INFINITY } = field;
  if (!isGiven(value)) return isRequired ? refuse('demand.fieldMissing', { field: fieldName }) : undefined;
  if (fieldType === 'number') return numberRefusal(field, Number(value));
  if (fieldType === 'date')
    return isDay(String(value)) ? undefined : refuse('demand.day', { field: fieldName });
  if (fieldType === 'select' || fieldType === 'multiSelect') return choiceRefusal(field, value);
  return Array.from(String(value)).length > maxLength
    ? refuse('demand.fieldTooLong', { field: fieldName, limit: maxLength })
    : undefined;
}

function numberRefusal(
  {
    fieldName,
    minimum = Number.NEGATIVE_INFINITY,
    maximum = Number.POSITIVE_INFINITY,
    unit = '',
  }: DemandField,
  value: number,
): DemandRefusal | undefined {
  if (!Number.isFinite(value)) return refuse('demand.number', { field: fieldName });
  if (value < minimum) return refuse('demand.tooSmall', { field: fieldName, minimum, unit });
  return value > maximum ? refuse('demand.tooLarge', { field: fieldName, maximum, unit }) : undefined;
}

function choiceRefusal(
  { fieldName, optionList = [] }: DemandField,
  value: DemandValue,
): DemandRefusal | undefined {
  const selected = Array.isArray(value) ? value : [value];
  const isKnown = selected.every((item) => optionList.some((option) => option.value === item));
  return isKnown ? undefined : refuse('demand.choiceGone', { field: fieldName });
}

/** `YYYY-MM-DD`, and a day that the calendar has. */
function isDay(text: string): boolean {
  return text.length === 10 && text[4] === '-' && wireInstant(text) !== undefined;
}

/** The values as they are sent, in the form's order; fields without a value are left out (BIG-01). */
export function demandFieldValues(fields: readonly DemandField[], values: DemandValues): DemandFieldValue[] {
  return sortedFields(fields).flatMap(({ fieldCode }): DemandFieldValue[] => {
    const value = Object.hasOwn(values, fieldCode) ? values[fieldCode] : undefined;
    if (!isGiven(value)) return [];
    return [{ fieldCode, value: typeof value === 'object' ? [...value] : value }];
  });
}

/** A saved value in words: the labels of choices, 是 or 否, a number with its unit (BIG-01). */
export function demandValueText(field: DemandField, value: DemandValue): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number') return `${value}${field.unit ? ` ${field.unit}` : ''}`;
  const named = (item: string) => field.optionList?.find((option) => option.value === item)?.label ?? item;
  return typeof value === 'string' ? named(value) : value.map(named).join('、');
}
