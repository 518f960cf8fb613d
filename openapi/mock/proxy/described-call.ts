import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Description, isRecord, type Parameter, resolved } from '../description';
import { addDescribedFormats, DESCRIBED } from '../formats';
import type { Route } from '../routes';

export type Schema = Readonly<Record<string, unknown>>;

export interface DescribedParameter extends Parameter {
  readonly required?: boolean;
  readonly schema?: Schema;
}

/** The description of one answer. */
export interface DescribedAnswer {
  /** Media types with their schemas. */
  readonly content: Readonly<Record<string, Schema>>;
  readonly headers: readonly string[];
}

/** One operation of the description, with its schemas compiled when they are first needed. */
export interface DescribedCall {
  readonly route: Route;
  /** The file that describes it, below the root of the project. */
  readonly file: string;
  readonly parameters: readonly DescribedParameter[];
  /** Media types of the request body with their schemas. */
  readonly body: Readonly<Record<string, Schema>>;
  readonly isBodyRequired: boolean;
  /** Undefined for a status that is not described. */
  answer(status: number): DescribedAnswer | undefined;
  /** The faults of a value, by Ajv. */
  errors(schema: Schema, value: unknown): readonly ErrorObject[];
}

/** The description within the validator, so that what operations share is compiled once. */
const DESCRIPTION = 'https://portal.invalid/description';

/** Opens each operation of a description once. */
export function describedCalls(description: Description): (route: Route) => DescribedCall {
  const errors = errorsOver(description);
  const calls = new Map<Route, DescribedCall>();
  return (route) => {
    const call = calls.get(route) ?? { ...open(description, route), errors };
    calls.set(route, call);
    return call;
  };
}

function errorsOver(description: Description): DescribedCall['errors'] {
  // Most schemas are used a few times: what optimising their code takes is more than it saves.
  const code = { optimize: false };
  const ajv = new Ajv2020({ ...DESCRIBED, validateSchema: false, logger: false, code });
  addDescribedFormats(ajv);
  ajv.addSchema({ $id: DESCRIPTION, components: description.components });
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(absolute(schema));
    compiled.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

/** A schema that stands alone: its references name the description. */
function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${DESCRIPTION}#/components/`));
}

function open(description: Description, route: Route): Omit<DescribedCall, 'errors'> {
  const { operation } = route;
  const body = resolved(description, operation.requestBody);
  const tags = Reflect.get(operation, 'tags');
  const tag = Array.isArray(tags) ? String(tags[0]) : '';
  return {
    route,
    file: `openapi/paths/${tag}/${operation.operationId}.yaml`,
    parameters: (operation.parameters ?? []).map(
      // The description's lint holds the form of parameters.
      (parameter) => resolved(description, parameter) as DescribedParameter,
    ),
    body: contentOf(body),
    isBodyRequired: isRecord(body) && body['required'] === true,
    answer: (status) => answerOf(resolved(description, operation.responses[String(status)])),
  };
}

function answerOf(response: unknown): DescribedAnswer | undefined {
  if (!isRecord(response)) return undefined;
  const headers = isRecord(response['headers']) ? Object.keys(response['headers']) : [];
  return { content: contentOf(response), headers: headers.map((name) => name.toLowerCase()) };
}

function contentOf(holder: unknown): Record<string, Schema> {
  const content = isRecord(holder) && isRecord(holder['content']) ? holder['content'] : {};
  return Object.fromEntries(
    Object.entries(content).map(([media, mediaType]) => [
      media,
      isRecord(mediaType) && isRecord(mediaType['schema']) ? mediaType['schema'] : {},
    ]),
  );
}
