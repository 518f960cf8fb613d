/** The dynamic form of a bulk-order demand: the server names the fields, these rules read them (BIG-01). */
import { readFigure } from '../../base/money';
import { wireInstant } from '../../base/shanghai';

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

/** The problem with the value of a field; undefined when it may be sent (BIG-01). */
export function demandFieldProblem(
  field: DemandField,
  value: DemandValue | null | undefined,
): string | undefined {
  const { fieldName, isRequired, fieldType, maxLength = Number.POSITIVE_INFINITY } = field;
  if (!isGiven(value)) return isRequired ? `请填写${fieldName}` : undefined;
  if (fieldType === 'number') return numberProblem(field, Number(value));
  if (fieldType === 'date') return isDay(String(value)) ? undefined : `${fieldName}不是有效的日期`;
  if (fieldType === 'select' || fieldType === 'multiSelect') return choiceProblem(field, value);
  return Array.from(String(value)).length > maxLength
    ? `${fieldName}不能超过 ${maxLength} 个字符`
    : undefined;
}

function numberProblem(
  {
    fieldName,
    minimum = Number.NEGATIVE_INFINITY,
    maximum = Number.POSITIVE_INFINITY,
    unit = '',
  }: DemandField,
  value: number,
): string | undefined {
  if (!Number.isFinite(value)) return `${fieldName}只能输入数字`;
  if (value < minimum) return `${fieldName}不能小于 ${minimum}${unit}`;
  return value > maximum ? `${fieldName}不能大于 ${maximum}${unit}` : undefined;
}

function choiceProblem({ fieldName, optionList = [] }: DemandField, value: DemandValue): string | undefined {
  const selected = Array.isArray(value) ? value : [value];
  const isKnown = selected.every((item) => optionList.some((option) => option.value === item));
  return isKnown ? undefined : `${fieldName}的选项已变化，请重新选择`;
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
