import type { Description } from '@dealer-portal/openapi/mock/proxy';
import type { Row } from '../seen/rows';
import { type CallValues, withCallValue } from './call-values';
import type { KitOperation } from './operation';
import { plainSchema } from './schema';

/** The documented input of a call with values of another by name, where it takes such. */
export function withInputs(
  { description }: { readonly description: Description },
  operation: KitOperation,
  named: Row,
): CallValues {
  const body = Object.keys(plainSchema(description, operation.bodySchema).properties);
  const places = [
    ...operation.parameters.map(
      ({ name, in: place }) => [place === 'path' ? 'path' : 'query', name] as const,
    ),
    ...body.map((name) => ['body', name] as const),
  ];
  return places
    .filter(([, name]) => named[name] !== undefined)
    .reduce((values, [place, name]) => withCallValue(values, [place, name], named[name]), operation.example);
}
