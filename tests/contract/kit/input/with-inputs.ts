import type { Description } from '@dealer-portal/openapi/mock/proxy';
import type { Row } from '../seen/rows';
import { type CallValues, withCallValue } from './call-values';
import type { KitOperation } from './operation';
import { plainSchema } from './schema';

/** Where each input of a call goes: its parameters, and the fields of its body. */
export function inputPlaces(
  description: Description,
  { parameters, bodySchema }: KitOperation,
): readonly (readonly [place: 'path' | 'query' | 'body', name: string])[] {
  return [
    ...parameters.map(({ name, in: place }) => [place === 'path' ? 'path' : 'query', name] as const),
    ...Object.keys(plainSchema(description, bodySchema).properties).map((name) => ['body', name] as const),
  ];
}

/** The documented input of a call with values of another by name, where it takes such. */
export function withInputs(
  { description }: { readonly description: Description },
  operation: KitOperation,
  named: Row,
): CallValues {
  return inputPlaces(description, operation)
    .filter(([, name]) => named[name] !== undefined)
    .reduce((values, [place, name]) => withCallValue(values, [place, name], named[name]), operation.example);
}
