/** Writes a guard for each object: plain comparisons, fast without code made at run time (which a strict CSP forbids). */
import type { Condition, Property, Shape } from './shape';

/** The guards of one shape: the last expression, and the functions that it needs. */
export interface Guards {
  readonly functions: string[];
  /** Tests the value of `of`. */
  readonly test: string;
}

/**
 * @param name from which functions of inner objects are named
 * @param of the expression to test; read once
 */
export function guardOf(shape: Shape, name: string, of: string): Guards {
  switch (shape.kind) {
    case 'unknown':
      return { functions: [], test: 'true' };
    case 'boolean':
      return { functions: [], test: `typeof ${of} === 'boolean'` };
    case 'null':
      return { functions: [], test: `${of} === null` };
    case 'file':
      return { functions: [], test: `${of} instanceof Blob` };
    case 'ref':
      return { functions: [], test: `is${shape.name}(${of})` };
    case 'string':
    case 'number':
      return {
        functions: [],
        test: and([`typeof ${of} === '${shape.kind}'`, ...tests(shape.conditions, of)]),
      };
    case 'array':
      return arrayGuard(shape, name, of);
    case 'object':
      return { functions: objectFunctions(shape, name), test: `is${name}(${of})` };
    case 'union': {
      const options = shape.options.map((option, at) => guardOf(option, `${name}Option${at}`, of));
      const test = `(${options.map((one) => one.test).join(' || ')})`;
      return { functions: options.flatMap((one) => one.functions), test };
    }
    default:
      return shape satisfies never;
  }
}

function and(parts: readonly string[]): string {
  return parts.length === 1 && parts[0] ? parts[0] : `(${parts.join(' && ')})`;
}

function tests(conditions: readonly Condition[], of: string): string[] {
  return conditions.map(({ test }) => test(of));
}

function arrayGuard(shape: Shape & { kind: 'array' }, name: string, of: string): Guards {
  const { functions, test } = guardOf(shape.items, `${name}Item`, 'v');
  const call = /^(is\w+)\(v\)$/.exec(test)?.[1];
  const parts = [`Array.isArray(${of})`, ...tests(shape.conditions, of)];
  if (test !== 'true') parts.push(`every(${of}, ${call ?? `(v) => ${test}`})`);
  return { functions, test: and(parts) };
}

function objectFunctions(shape: Shape & { kind: 'object' }, name: string): string[] {
  const inner = shape.properties.map((property) =>
    propertyGuard(property, `${name}${capital(property.name)}`),
  );
  const functions = inner.flatMap((one) => one.functions);
  const checks = ['isRecord(v)', ...inner.map((one) => one.test).filter((test) => test !== '')];
  if (shape.rest) {
    const rest = guardOf(shape.rest, `${name}Rest`, 'v');
    functions.push(...rest.functions);
    const known = JSON.stringify(shape.properties.map((property) => property.name));
    checks.push(`others(v, ${known}, (v) => ${rest.test})`);
  }
  const needsSlot = checks.some((check) => check.includes('(x = '));
  const slot = needsSlot ? '  let x: unknown;\n' : '';
  const body = `${slot}  return ${checks.join(' &&\n    ')};\n`;
  return [...functions, `export function is${name}(v: unknown): boolean {\n${body}}\n`];
}

function propertyGuard({ name, isRequired, shape }: Property, functionName: string): Guards {
  const read = `v['${name}']`;
  if (shape.kind === 'unknown') return { functions: [], test: isRequired ? `${read} !== undefined` : '' };
  const { functions, test } = guardOf(shape, functionName, 'x');
  // The property is read once, in the first place where it is looked at.
  const assigned = isRequired ? `((x = ${read}), ${test})` : `((x = ${read}) === undefined || ${test})`;
  return { functions, test: assigned };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
