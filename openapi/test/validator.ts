/** The validator as the mock has it: draft 2020-12, not strict, all errors. */
import type { AnySchema, ValidateFunction } from 'ajv/dist/2020';
import Ajv2020 from 'ajv/dist/2020';
import { addDescribedFormats, DESCRIBED } from '../mock/formats';
import { components } from './description';

const BUNDLE = 'https://portal.invalid/bundle';
const ajv = new Ajv2020({ ...DESCRIBED, logger: false });
addDescribedFormats(ajv);
ajv.addSchema({ $id: BUNDLE, components });

/**
 * Compiles a schema of the bundle.
 * @throws Error when it is not a schema, or a reference leads nowhere
 */
export function compile(schema: unknown): ValidateFunction {
  const absolute = JSON.stringify(schema).replaceAll('"#/components/', `"${BUNDLE}#/components/`);
  // JSON of our own; that it is a schema is what compiling shows.
  return ajv.compile(JSON.parse(absolute) as AnySchema);
}

/** The faults of a value, as text; empty when there are none. */
export function faults(validate: ValidateFunction, value: unknown): readonly string[] {
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
