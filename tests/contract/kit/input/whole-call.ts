import type { Description } from '@dealer-portal/openapi/mock/proxy';
import type { CallValues } from './call-values';
import type { KitOperation } from './operation';
import { sampleOf } from './sample';

/** The call with every field and parameter that the description knows. */
export function wholeCall(description: Description, operation: KitOperation): CallValues {
  const { parameters, bodySchema, example } = operation;
  const read = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, sampleOf(description, schema, example[place][name])]),
    );
  const body = bodySchema && sampleOf(description, bodySchema, example.body);
  return { path: read('path'), query: read('query'), ...(body !== undefined && { body }) };
}
