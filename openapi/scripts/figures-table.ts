/** How sure the description is: what the specification states of it and what is inferred or assumed. */

/** The part of an operation that is counted. */
interface Operation {
  readonly operationId: string;
  readonly [extension: `x-${string}`]: unknown;
  readonly requestBody?: unknown;
}

/** The part of the bundle that is counted. */
export interface Counted {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** One line of the table: what, and how many. */
export type Figure = readonly [what: string, count: number];

/**
 * Counts the operations of a bundle.
 * @param bundle the bundled description
 * @returns the figures in the order in which they are shown
 */
export function figures(bundle: Counted): readonly Figure[] {
  const operations = Object.values(bundle.paths).flatMap((pathItem) => Object.values(pathItem));
  const having = (name: `x-${string}`, value: string): number =>
    operations.filter((operation) => operation[name] === value).length;
  return [
    ['operations', operations.length],
    ['method and path stated', having('x-evidence', 'stated')],
    ['method inferred', having('x-evidence', 'method-inferred')],
    ['path inferred', having('x-evidence', 'path-inferred')],
    ['method and path inferred', having('x-evidence', 'inferred')],
    ['input stated', having('x-input', 'stated')],
    ['input stated in part', having('x-input', 'partly')],
    ['input assumed', having('x-input', 'assumed')],
    ['no input', operations.filter((operation) => !('x-input' in operation)).length],
    ...inputFigures(bundle),
    ['answer stated', having('x-shape', 'stated')],
    ['answer assumed', having('x-shape', 'assumed')],
    ['answer unknown', having('x-shape', 'unknown')],
    ['read', having('x-effect', 'read')],
    ['write', having('x-effect', 'write')],
  ];
}

/** The parameters and fields of bodies, each shared one counted once; those of every call (headers) are not among them. */
function inputFigures(bundle: Counted): readonly Figure[] {
  const text = JSON.stringify(bundle);
  const times = (mark: string): number => text.split(mark).length - 1;
  const assumed = times('"x-assumed":true');
  const reasoned = times('"x-required-because":');
  return [
    ['parameters and fields assumed', assumed],
    ['… of them required, with the reason', reasoned],
  ];
}

/** The figures as a Markdown table. */
export function table(all: readonly Figure[]): string {
  return ['| | number |', '|---|---:|', ...all.map(([what, count]) => `| ${what} | ${count} |`)].join('\n');
}
