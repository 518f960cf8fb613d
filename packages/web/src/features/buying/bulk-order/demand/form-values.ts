import type { DemandField, DemandValue, DemandValues } from '@dealer-portal/rules/bulk-order';
import { plainDigits } from '@dealer-portal/rules/input';
import dayjs from 'dayjs';
import { pickerDay } from '#ui/input/date/picker-day';

type FormValues = Readonly<Record<string, unknown>>;

/** The values as the form's controls hold them: a day is a Dayjs there. */
export function toFormValues(fields: readonly DemandField[], values: DemandValues): FormValues {
  return Object.fromEntries(
    fields.map(({ fieldCode, fieldType }) => {
      const value = values[fieldCode];
      if (fieldType === 'date' && typeof value === 'string') return [fieldCode, pickerDay(value)];
      return [fieldCode, fieldType === 'number' && value !== undefined ? String(value) : value];
    }),
  );
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** The value of one control as the rules and the wire have it; a number is typed as text, and what is none is NaN. */
export function fieldValue({ fieldType }: DemandField, value: unknown): DemandValue | undefined {
  if (fieldType === 'number' && typeof value === 'string') {
    const typed = plainDigits(value);
    if (typed === '') return undefined;
    return NUMBER.test(typed) ? Number(typed) : Number.NaN;
  }
  if (dayjs.isDayjs(value)) return value.format('YYYY-MM-DD');
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

/** The form's values as the rules and the wire have them. */
export function fromFormValues(fields: readonly DemandField[], values: FormValues): DemandValues {
  return Object.fromEntries(
    fields.map((field) => [field.fieldCode, fieldValue(field, values[field.fieldCode])]),
  );
}
