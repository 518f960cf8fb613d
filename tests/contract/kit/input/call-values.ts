import type { DescribedCall } from '@dealer-portal/openapi/mock/proxy';
import type { CredentialKind } from '../ways-in';
import { isRecord } from './schema';

/** The input of a call by place, as JSON values. */
export interface CallValues {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined sends no body. */
  readonly body?: unknown;
}

/** A call as it is sent: an input, or what was made wrong with it. */
export interface TestCall {
  readonly values: CallValues;
  /** A request of the description itself that needs no earlier call: even the business may not refuse it. */
  readonly isDocumented?: boolean;
  /** The fault, as text; absent for a valid call. */
  readonly fault?: string;
  /** Sent in place of the body. */
  readonly rawBody?: string;
  /** Default: the tester's own. */
  readonly credential?: CredentialKind | undefined;
  /** So long, large or strange that it may be refused, but must not break anything. */
  readonly isHard?: boolean;
  /** Its codes are another customer's. */
  readonly isForeign?: boolean;
  /** Another method, another content type, or a place behind the address: what no operation has. */
  readonly elsewhere?: { readonly method?: string; readonly media?: string; readonly suffix?: string };
}

/** Whether a value holds a text of blanks alone or a list without entries, which many backends take for nothing. */
function holdsNothing(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && value.trim() === '';
  if (Array.isArray(value)) return value.length === 0 || value.some(holdsNothing);
  return isRecord(value) && Object.values(value).some(holdsNothing);
}

/** A call that the description allows. */
export const rightCall = (values: CallValues): TestCall => ({
  values,
  ...([values.path, values.query, values.body].some(holdsNothing) && { isHard: true }),
});

export type Steps = readonly (string | number)[];

export function valueAt(value: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined),
    value,
  );
}

/** A copy with a value at a place; undefined takes it out. */
export function withValue(root: unknown, steps: Steps, value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(root)) return root.map((item, at) => (at === step ? withValue(item, rest, value) : item));
  const record = isRecord(root) ? root : {};
  const child = withValue(record[step], rest, value);
  const { [step]: _, ...others } = record;
  return child === undefined ? others : { ...record, [step]: child };
}

export function withCallValue(values: CallValues, steps: Steps, value: unknown): CallValues {
  // The steps begin with the place, so the result has the form of the values.
  return withValue(values, steps, value) as CallValues;
}

/** Whether the description itself finds something wrong with an input. */
export function isWrong(call: DescribedCall, { path, query, body }: CallValues): boolean {
  const places: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { path, query };
  const isParameterWrong = call.parameters.some(({ name, in: place, required, schema }) => {
    const value = places[place]?.[name];
    if (value === undefined) return places[place] !== undefined && required === true;
    return call.errors(schema ?? {}, value).length > 0;
  });
  const [schema] = Object.values(call.body);
  if (isParameterWrong || !schema) return isParameterWrong;
  return body === undefined ? call.isBodyRequired : call.errors(schema, body).length > 0;
}
