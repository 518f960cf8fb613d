import type { Description } from '@dealer-portal/openapi/mock/proxy';
import { type CallValues, type Steps, valueAt } from './call-values';
import type { KitOperation } from './operation';
import { type PlainSchema, plainSchema } from './schema';

/** One value within an input. */
export interface Place {
  /** `['body', 'productList', 0, 'number']` */
  readonly steps: Steps;
  readonly schema: PlainSchema;
  readonly isRequired: boolean;
}

/** How deep an input is looked into. */
const DEEPEST = 6;

/** Every value of an input that the description names, with its schema; of a list the first entry. */
export function placesOf(
  description: Description,
  operation: KitOperation,
  values: CallValues,
): readonly Place[] {
  const parameters = operation.parameters.map(
    ({ name, in: place, schema, required }): Place => ({
      steps: [place, name],
      schema: plainSchema(description, schema),
      isRequired: required === true,
    }),
  );
  if (!operation.bodySchema || values.body === undefined) return parameters;
  const body: Place = {
    steps: ['body'],
    schema: plainSchema(description, operation.bodySchema),
    isRequired: operation.call.isBodyRequired,
  };
  return [...parameters, ...inside(description, body, values)];
}

function inside(description: Description, place: Place, values: CallValues): readonly Place[] {
  const { steps, schema } = place;
  if (steps.length > DEEPEST || valueAt(values, steps) === undefined) return [place];
  const fields = Object.entries(schema.properties).map(
    ([name, child]): Place => ({
      steps: [...steps, name],
      schema: plainSchema(description, child),
      isRequired: schema.required.includes(name),
    }),
  );
  const first = valueAt(values, [...steps, 0]);
  const entries: readonly Place[] =
    schema.items && first !== undefined
      ? [{ steps: [...steps, 0], schema: plainSchema(description, schema.items), isRequired: true }]
      : [];
  return [place, ...[...fields, ...entries].flatMap((child) => inside(description, child, values))];
}
