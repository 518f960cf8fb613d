/** The text that an editor shows on hover over an operation. */
import { type Described, type Description, type Parameter, resolve, type Schema } from './description';

/** The documentation comment of one operation, ending in a line break. */
export function docComment(description: Description, operation: Described): string {
  const { node, method, path } = operation;
  const timeout = node['x-timeout-ms'];
  const sections = [
    `${node.summary ?? operation.id}。`,
    node.description?.trim() ?? '',
    `\`${method} ${path}\` · ${node['x-effect'] ?? 'write'}${timeout ? ` · time-out ${timeout} ms` : ''}`,
    `Evidence: ${node['x-evidence'] ?? 'inferred'} · shape: ${node['x-shape'] ?? 'unknown'} · source: ${node['x-source'] ?? 'none'}`,
    list('Path', operation.pathParameters.map(parameterLine)),
    list('Query', operation.queryParameters.map(parameterLine)),
    list('Body', operation.body ? bodyLines(description, operation.body.schema) : []),
    list('Business codes', Object.entries(node['x-business-codes'] ?? {}).map(codeLine)),
  ];
  const text = sections.filter((section) => section !== '').join('\n\n');
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

function list(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${heading}:\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

function parameterLine({ name, required, description }: Parameter): string {
  return fieldLine(name, required ?? false, description);
}

function fieldLine(name: string, isRequired: boolean, description: string | undefined): string {
  return `\`${name}${isRequired ? '' : '?'}\` ${(description ?? '').replaceAll('\n', ' ')}`.trimEnd();
}

function bodyLines(description: Description, schema: Schema): string[] {
  const whole = resolve<Schema>(description, schema as { $ref: string });
  const fieldLines = Object.entries(whole.properties ?? {}).map(([name, property]) =>
    fieldLine(name, whole.required?.includes(name) ?? false, property.description),
  );
  return [...fieldLines, ...(whole.allOf ?? []).flatMap((part) => bodyLines(description, part))];
}

function codeLine([code, meaning]: [string, unknown]): string {
  return `\`${code}\` ${typeof meaning === 'string' ? meaning : JSON.stringify(meaning)}`;
}
