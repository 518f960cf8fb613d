import { type Description, isRecord, pointed } from './description';
import type { Route } from './routes';

/**
 * A description that holds one operation and the components that it reaches. Prism prepares a document in time that
 * grows with all of its references, so each operation is prepared alone, when it is first asked for.
 */
export function oneOperation(description: Description, route: Route): Description {
  const components: Record<string, Record<string, unknown>> = {
    securitySchemes: { ...description.components['securitySchemes'] },
  };
  const open: unknown[] = [route.operation];
  while (open.length > 0) {
    for (const ref of refsIn(open.pop())) {
      const [, , group = '', name = ''] = ref.split('/');
      const known = components[group] ?? {};
      if (name in known) continue;
      const target = pointed(description, `#/components/${group}/${name}`);
      components[group] = { ...known, [name]: target };
      open.push(target);
    }
  }
  const { openapi, jsonSchemaDialect, info, security } = description;
  const paths = { [route.path]: { [route.method]: route.operation } };
  return structuredClone({
    openapi,
    info,
    ...(jsonSchemaDialect !== undefined && { jsonSchemaDialect }),
    ...(security && { security }),
    paths,
    components,
  });
}

function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isRecord(value)) return [];
  const ref = value['$ref'];
  const nestedRefs = Object.values(value).flatMap(refsIn);
  return typeof ref === 'string' ? [ref, ...nestedRefs] : nestedRefs;
}
