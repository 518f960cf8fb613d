/** Runtime expressions of OpenAPI links, as far as the description uses them. */
import { record } from './visit';

/** A call that was answered, for the expressions of its links. */
export interface Answered {
  /** Parameters by place and name: `path.id`, `query.pageNum`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly requestBody: unknown;
  readonly responseBody: unknown;
}

const PARAMETER = /^\$request\.((?:path|query)\.\w+)$/;
const BODY = /^\$(request|response)\.body#(\/[\w/]+)$/;

/**
 * The value of `$request.path.id`, `$request.query.id`, `$request.body#/pointer` or `$response.body#/pointer`.
 * @returns undefined where there is none, or where the text is no such expression
 */
export function expressionValue(expression: string, answered: Answered): unknown {
  const [, parameter] = PARAMETER.exec(expression) ?? [];
  if (parameter !== undefined) return answered.parameters[parameter];
  const [, side, pointer = ''] = BODY.exec(expression) ?? [];
  const body = side === 'request' ? answered.requestBody : answered.responseBody;
  return side === undefined ? undefined : pointed(body, pointer);
}

function pointed(value: unknown, pointer: string): unknown {
  const steps = pointer.slice(1).split('/');
  return steps.reduce((node, step) => (Array.isArray(node) ? node[Number(step)] : record(node)[step]), value);
}

const isExpression = (value: unknown): value is string => typeof value === 'string' && value.startsWith('$');

/** The expressions within what a link gives. */
export function* expressionsIn(given: unknown): Iterable<string> {
  if (isExpression(given)) yield given;
  else if (typeof given === 'object' && given !== null)
    for (const inside of Object.values(given)) yield* expressionsIn(inside);
}

/** What a link gives with the value of each expression in its place. */
export function evaluated(given: unknown, answered: Answered): unknown {
  if (isExpression(given)) return expressionValue(given, answered);
  if (Array.isArray(given)) return given.map((inside) => evaluated(inside, answered));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, inside]) => [name, evaluated(inside, answered)]),
  );
}
