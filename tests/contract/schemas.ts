import type { AnySchema, ValidateFunction } from 'ajv/dist/2020';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { description } from './described';

/** The description's schemas, as a validator of draft 2020-12 reads them. */
const BUNDLE = 'https://portal.invalid/bundle';
const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
addFormats(ajv);
ajv.addSchema({ $id: BUNDLE, components: description['components'] });

function compile(schema: unknown): ValidateFunction {
  const absolute = JSON.stringify(schema).replaceAll('"#/components/', `"${BUNDLE}#/components/`);
  // JSON of our own; that it is a schema is what compiling shows.
  return ajv.compile(JSON.parse(absolute) as AnySchema);
}

/** What is wrong with an answer by its schema, in words; nothing when it is right. */
export function faults(schema: unknown, value: unknown): readonly string[] {
  const validate = compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
