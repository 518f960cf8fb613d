/** The only place that knows openapi-typescript: the description as TypeScript types. */
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Description } from './description';
import { NOTICE } from './written-files';

/** The text of `src/generated/schema.ts`; a binary string is a `Blob`, an unknown object stays unknown. */
export async function emitSchema(description: Description): Promise<string> {
  const nodes = await openapiTypescript(description as unknown as OpenAPI3, {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: (schema) =>
      schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
  });
  return `${NOTICE}\n${astToString(nodes)}`;
}
