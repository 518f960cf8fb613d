/** Emits the written list of all operations by tag, for readers and for searching. */
import type { Described } from './description';

/** The text of `reference/api.md`. */
export function emitList(operations: readonly Described[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort();
  const sections = tags.map((tag) => {
    const rows = operations.filter((operation) => operation.tag === tag).map(row);
    return [`## ${tag}`, '', '| operation | what | call | effect |', '|---|---|---|---|', ...rows, ''].join(
      '\n',
    );
  });
  return [
    '# All operations',
    '',
    `Generated from the API description by \`pnpm generate\`. ${operations.length} operations; every name is a constant of`,
    '`@dealer-portal/sdk/operations`. Each tag has a file with inputs, answers, business codes and examples, as',
    '`dealer-portal show <operation>` shows them.',
    '',
    ...sections,
  ].join('\n');
}

function row({ id, tag, node, method, path }: Described): string {
  const summary = (node.summary ?? '').replaceAll('|', '\\|');
  return `| [\`${id}\`](${tag}.md#${id.toLowerCase()}) | ${summary} | \`${method} ${path}\` | ${node['x-effect'] ?? 'write'} |`;
}
