/** The tools that send nothing. */
import { type CatalogueEntry, entryOf, operationOf } from '../catalogue';
import { find } from '../find';
import { countIn, textIn } from './arguments';
import { partOf } from './rows';
import { callableOf, type Tool, type Toolbox } from './tool';

const READS = { readOnlyHint: true, openWorldHint: false } as const;

export function searchTool(box: Toolbox): Tool {
  const most = 50;
  return {
    name: 'search_operations',
    title: 'Search operations',
    description:
      'Finds operations of the dealer purchasing API by id, path, Chinese name or English words, the best first. The answer says of each whether call_operation may call it.',
    inputSchema: {
      type: 'object',
      properties: {
        text: { type: 'string', description: 'words, for example: cart list, 发票, /order/myOrder' },
        from: { type: 'integer', minimum: 0, description: 'the first row, from `next` of the answer before' },
        limit: { type: 'integer', minimum: 1, maximum: most, default: 10 },
      },
      required: ['text'],
    },
    annotations: READS,
    run: (args) => {
      const text = textIn(args, 'text');
      const from = countIn(args, 'from', { least: 0, usual: 0 });
      const limit = countIn(args, 'limit', { least: 1, most, usual: 10 });
      const { entries, hasAll } = find(text);
      const { rows, next } = partOf(entries, from, limit);
      const operations = rows.map((entry) => {
        const { id, tag, summary } = entry;
        const { method, path, effect = 'write' } = operationOf(entry);
        return { id, tag, summary, call: `${method} ${path}`, effect, callable: callableOf(entry, box) };
      });
      const note = hasAll || entries.length === 0 ? undefined : 'No operation has all of the words.';
      return { value: { found: entries.length, note, operations, next: next && { ...args, from: next } } };
    },
  };
}

export function describeTool(box: Toolbox): Tool {
  return {
    name: 'describe_operation',
    title: 'Describe an operation',
    description:
      'What an operation does, its input (path, query, body), its business codes, its answer with an example, and how certain the description is.',
    inputSchema: {
      type: 'object',
      properties: { operation: { type: 'string', description: 'an id, such as listCart' } },
      required: ['operation'],
    },
    annotations: READS,
    run: (args) => {
      const entry = entryOf(textIn(args, 'operation'));
      const { method, path, effect = 'write' } = operationOf(entry);
      const { fields, ...facts } = entry;
      const callable = callableOf(entry, box);
      return { value: { ...facts, call: `${method} ${path}`, effect, callable, input: partsOf(fields) } };
    },
  };
}

type Fields = CatalogueEntry['fields'];

/** The fields as the input has them: `{ path, query, body }`. */
function partsOf(fields: Fields): Record<string, object[]> {
  const parts: Record<string, object[]> = {};
  for (const { part, ...field } of fields) parts[part] = [...(parts[part] ?? []), field];
  return parts;
}
