/** Follows a link of the description: the call that it names, with what it gives and nothing else. */
import { type Answered, evaluated } from '../../lint/expression';
import { type Description, isRecord, type Parameter, resolved } from '../description';
import type { Route } from '../routes';

/** A link with the operations at its ends. */
export interface Link {
  readonly name: string;
  readonly source: Route;
  readonly target: Route;
  readonly parameters: unknown;
  readonly requestBody: unknown;
}

/** Every link of the description. */
export function linksOf(routes: readonly Route[]): readonly Link[] {
  return routes.flatMap((source) => {
    const success = source.operation.responses['200'];
    const links = isRecord(success) && isRecord(success['links']) ? success['links'] : {};
    return Object.entries(links).map(([name, link]) => {
      const { operationId, parameters, requestBody } = isRecord(link) ? link : {};
      const target = routes.find((route) => route.operationId === operationId);
      if (!target) throw new Error(`${source.operationId} leads to ${String(operationId)}, which is none.`);
      return { name, source, target, parameters, requestBody };
    });
  });
}

/** Address and body of the call that follows an answer. */
export function linkedCall(description: Description, link: Link, answered: Answered) {
  const values = evaluated(link.parameters ?? {}, answered);
  const query = new URLSearchParams();
  let path = link.target.path;
  for (const reference of link.target.operation.parameters ?? []) {
    const parameter = resolved(description, reference) as Parameter;
    const value = isRecord(values) ? values[parameter.name] : undefined;
    if (value === undefined) continue;
    if (parameter.in === 'path')
      path = path.replace(`{${parameter.name}}`, encodeURIComponent(String(value)));
    else query.set(parameter.name, String(value));
  }
  return {
    address: `${path}?${query}`,
    method: link.target.method.toUpperCase(),
    body: link.requestBody === undefined ? undefined : evaluated(link.requestBody, answered),
  };
}
