import type { Persona } from '../world/world';
import { type Description, isRecord, type Parameter, resolved } from './description';
import type { Route } from './routes';

interface Sample extends Parameter {
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: { readonly default?: unknown };
}

/** The request that the description shows of each call, for tests that ask every call. */
export interface ExampleRequests {
  /** The address with the parameters that are given as examples, or with other values of them. */
  addressOf(route: Route, values?: Readonly<Record<string, unknown>>): string;
  /** The first example of the body. */
  bodyOf(route: Route): unknown;
  /** The same of a form, with its file; undefined for a call that takes none. */
  formOf(route: Route): FormData | undefined;
  /** The persona that sends it: the dealer that its example names, else the first. */
  senderOf(route: Route, personas: readonly Pick<Persona, 'persona' | 'saletoCode'>[]): string;
  /** The complete call, signed. */
  initOf(route: Route, authorization: string): RequestInit;
}

export function exampleRequests(description: Description): ExampleRequests {
  const firstExample = (route: Route, type: string): unknown => {
    const body = resolved(description, route.operation.requestBody);
    const content = isRecord(body) && isRecord(body['content']) ? body['content'][type] : undefined;
    const examples =
      isRecord(content) && isRecord(content['examples']) ? Object.values(content['examples']) : [];
    const [first] = examples;
    return isRecord(first) ? first['value'] : undefined;
  };
  const addressOf = (route: Route, values: Readonly<Record<string, unknown>> = {}): string => {
    const parameters = (route.operation.parameters ?? []).map(
      (parameter) => resolved(description, parameter) as Sample,
    );
    const query = new URLSearchParams();
    let path = route.path;
    for (const parameter of parameters) {
      const other = values[parameter.name];
      const value = String(other ?? parameter.example ?? parameter.schema?.default ?? '1');
      if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
      else if (parameter.in === 'query' && (parameter.required || other !== undefined))
        query.set(parameter.name, value);
    }
    return `${path}?${query}`;
  };
  const bodyOf = (route: Route): unknown => firstExample(route, 'application/json');
  const formOf = (route: Route): FormData | undefined => formFrom(firstExample(route, 'multipart/form-data'));
  return {
    addressOf,
    bodyOf,
    formOf,
    senderOf: (route, personas) => {
      const example = `${addressOf(route)} ${JSON.stringify(bodyOf(route))}`;
      const sender = personas.find(({ saletoCode }) => example.includes(saletoCode)) ?? personas[0];
      return sender?.persona ?? '';
    },
    initOf: (route, authorization) => {
      const [body, form] = [bodyOf(route), formOf(route)];
      const init = { method: route.method.toUpperCase(), redirect: 'manual' } as const;
      if (form !== undefined) return { ...init, headers: { authorization }, body: form };
      if (body === undefined) return { ...init, headers: { authorization } };
      const headers = { authorization, 'content-type': 'application/json' };
      return { ...init, headers, body: JSON.stringify(body) };
    },
  };
}

/** The example of a form as a form; its file is the text of the example. */
function formFrom(example: unknown): FormData | undefined {
  if (!isRecord(example)) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(example)) {
    if (name === 'file') form.set(name, new Blob([String(value)]), 'example.xlsx');
    else form.set(name, String(value));
  }
  return form;
}
