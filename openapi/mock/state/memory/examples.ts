import { isRecord } from '../../description';
import type { Route } from '../../routes';

/** An answer in the envelope's form; `data` is absent in a business failure. */
export interface Envelope {
  readonly code: string | number;
  readonly msg?: string;
  readonly data?: unknown;
}

/**
 * An example of an operation's success answer, as the description has it.
 * @param name the named example; the first one, which is the normal success, by default
 * @throws Error when there is none: the state and the description have drifted apart
 */
export function exampleOf(route: Route, name?: string): Envelope {
  const examples = jsonExamples(route);
  const example = name === undefined ? Object.values(examples)[0] : examples[name];
  const value = isRecord(example) ? example['value'] : undefined;
  if (!isRecord(value)) throw new Error(`${route.operationId} has no example ${name ?? 'at all'}.`);
  return value as unknown as Envelope; // the lint has checked every example against Envelope
}

/** The values of all named examples of the success answer, in their order. */
export function allExamples(route: Route): readonly Envelope[] {
  return exampleNames(route).map((name) => exampleOf(route, name));
}

/** The names of all examples of the success answer, in their order. */
export function exampleNames(route: Route): readonly string[] {
  return Object.keys(jsonExamples(route));
}

/** True when the operation has an example of that name. */
export function hasExample(route: Route, name: string): boolean {
  return name in jsonExamples(route);
}

function jsonExamples(route: Route): Record<string, unknown> {
  const ok = route.operation.responses['200'];
  const content = isRecord(ok) ? ok['content'] : undefined;
  const json = isRecord(content) ? content['application/json'] : undefined;
  const examples = isRecord(json) ? json['examples'] : undefined;
  return isRecord(examples) ? examples : {};
}
