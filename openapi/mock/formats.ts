import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A moment in the business zone, as the backend writes it: `2026-11-20 14:05:09`. */
const LOCAL_MOMENT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/**
 * How a validator reads the description. `multipleOf: 0.01` is judged in the thousandth of a step: 19.99 / 0.01 is
 * 1998.9999999999998 in binary fractions, and an exact comparison refuses a sixth of all amounts in cents.
 */
export const DESCRIBED = { strict: false, allErrors: true, multipleOfPrecision: 3 } as const;

/** Whether a number is the binary fraction that stands for a multiple of a part of one: 19.99 of 0.01. */
function isMultiple(value: number, step: number): boolean {
  const parts = Math.round(1 / step);
  return Math.round(value * parts) / parts === value;
}

/** Teaches a validator the formats that the description uses, and the step of amounts in answers. */
export function addDescribedFormats(ajv: Ajv2020): void {
  addFormats(ajv);
  ajv.addFormat('date-time-local', LOCAL_MOMENT);
  ajv.addKeyword({
    keyword: 'x-step',
    type: 'number',
    schemaType: 'number',
    compile: (step: number) => (value: number) => isMultiple(value, step),
    error: { message: 'must be a multiple of x-step' },
  });
}
