import type { Route } from '../../routes';
import { allExamples, type Envelope, exampleNames } from './examples';
import { type Fields, fields } from './input';

/**
 * The example that fits a request best: its data repeats most of the request's own values (a delivery note, a demand's
 * id). Only for operations that are answered by their examples.
 * @returns its name, or undefined when the first example fits equally well
 */
export function bestExample(route: Route, input: Fields): string | undefined {
  const names = exampleNames(route);
  const points = allExamples(route).map((example) => agreement(example, input));
  const most = Math.max(0, ...points);
  return most > (points[0] ?? 0) ? names[points.indexOf(most)] : undefined;
}

function agreement({ code, data }: Envelope, input: Fields): number {
  if (String(code) !== '1') return 0;
  const facts = fields(Array.isArray(data) && data.length === 1 ? data[0] : data);
  return Object.entries(input).filter(
    ([name, value]) => typeof value === 'string' && value !== '' && facts[name] === value,
  ).length;
}
