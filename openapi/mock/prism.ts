import { createLogger } from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
} from '@stoplight/prism-http';
import type { Description } from './description';
import { oneOperation } from './one-operation';
import type { Preference } from './preference';
import type { Route } from './routes';

/** One thing that is wrong with a request or an answer, in Prism's words. */
export interface Violation {
  readonly message: string;
  /** `['body', 'productList', '0', 'number']`; query names arrive in lower case. */
  readonly path?: readonly string[];
  readonly code?: string | number;
}

/** Prism's answer to a request. */
export interface PrismAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly requestViolations: readonly Violation[];
  readonly answerViolations: readonly Violation[];
}

export type AskPrism = (route: Route, request: IHttpRequest, preference: Preference) => Promise<PrismAnswer>;

/** Severity 0 is an error; a warning does not refuse a request. */
const ERROR = 0;

/** How Prism is run: requests, answers and signatures are checked. */
export const PRISM_CONFIG: Omit<IHttpConfig, 'mock' | 'isProxy'> & { isProxy: false } = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
};

/**
 * Prism over the description, one operation at a time.
 * @returns a function that checks a request and answers it from the examples. It rejects with Prism's problem
 * (`status`, `message`) when Prism has no answer, for example for an unknown status
 */
export function prismOver(description: Description): AskPrism {
  const logger = createLogger('mock', { level: 'silent' });
  const defaults = { ...PRISM_CONFIG, mock: { dynamic: false } };
  const prism = createInstance(defaults, { logger, route: onlyOne });
  // A request that the state answers needs no example: drawing one costs as much as the check.
  const checking = createInstance(defaults, { logger, route: onlyOne, mock: () => () => NOTHING });
  const withAnswers = preparing(description, (route) => route);
  const requestsAlone = preparing(description, withoutAnswers);

  return async (route, request, preference) => {
    const mock = { dynamic: preference.isDynamic, ...preference.choice }; // fresh: Prism writes into it
    const { isServed = false, isSigned = false } = preference;
    const config = { ...PRISM_CONFIG, checkSecurity: !isSigned, validateResponse: !isServed, mock };
    const isChecked = isServed && takesJson(request.headers?.['accept']);
    const operations = await (isChecked ? requestsAlone : withAnswers)(route);
    const either = await (isChecked ? checking : prism).request(request, operations, config)();
    if (either._tag === 'Left') return refusalOf(either.left);
    const { output, validations } = either.right;
    return {
      status: output.statusCode,
      headers: output.headers ?? {},
      body: output.body,
      requestViolations: validations.input
        .filter((diagnostic) => diagnostic.severity === ERROR)
        .map(violation),
      answerViolations: validations.output.map(violation),
    };
  };
}

/** Operations as Prism reads them, each prepared when it is first asked for. */
function preparing(description: Description, partOf: (route: Route) => Route) {
  const prepared = new Map<Route, ReturnType<typeof getHttpOperationsFromSpec>>();
  return (route: Route) => {
    const known =
      prepared.get(route) ??
      getHttpOperationsFromSpec({ ...oneOperation(description, partOf(route)) }).then((all) =>
        all.map(withoutEmptyPath),
      );
    prepared.set(route, known);
    return known;
  };
}

/** An address without templates needs no reading; Prism would write a template for it at each request. */
function withoutEmptyPath(operation: Operation): Operation {
  const { path = [], ...request } = operation.request ?? {};
  return path.length > 0 ? operation : { ...operation, request };
}

/** A route that only takes requests: its examples are most of what Prism would keep of it. */
const withoutAnswers = (route: Route): Route => ({
  ...route,
  operation: { ...route.operation, responses: { '200': { description: 'Not looked at.' } } },
});

type Components = NonNullable<Parameters<typeof createInstance>[1]>;
type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** The operation was found before Prism was asked. */
const onlyOne: NonNullable<Components['route']> = ({ resources: [operation] }) =>
  operation ? { _tag: 'Right', right: operation } : { _tag: 'Left', left: new Error('No operation.') };

/** An answer that nobody looks at. */
const NOTHING = { _tag: 'Right', right: { statusCode: 200 } } as const;

/** Whether a caller surely takes JSON; Prism reads the rest of the header. */
const takesJson = (accept: string | undefined): boolean =>
  accept === undefined || /^(\*\/\*|application\/(\*|json))$/.test(accept);

/** Where the description declares no answer for a wrong request, Prism gives a problem instead of an answer. */
function refusalOf(problem: Error): PrismAnswer {
  const { status, additional, detail }: Problem = problem;
  const violations = (additional?.validation ?? []).map(({ location, ...rest }) =>
    violation({ ...rest, path: location }),
  );
  const ofRequest = status === 401 || status === 415 ? [{ message: detail ?? '', code: status }] : [];
  const requestViolations = [...violations, ...ofRequest];
  if (requestViolations.length === 0) throw problem;
  return { status: status ?? 422, headers: {}, body: undefined, requestViolations, answerViolations: [] };
}

interface Problem extends Error {
  readonly status?: number;
  readonly detail?: string;
  readonly additional?: {
    readonly validation?: readonly (Violation & { readonly location?: readonly string[] })[];
  };
}

function violation(
  diagnostic: Pick<Violation, 'message'> & { path?: readonly string[] | undefined; code?: unknown },
): Violation {
  const { message, path, code } = diagnostic;
  const isCode = typeof code === 'string' || typeof code === 'number';
  return { message, ...(path && { path }), ...(isCode && { code }) };
}
