/** The tool that sends. */
import type { CallInput, CallOptions } from '../../core/call';
import type { Operation } from '../../core/operation';
import type { Result } from '../../core/result';
import { atPage, type HasPages, pageNumOf } from '../../paging/pages';
import { type CatalogueEntry, entryOf, operationOf } from '../catalogue';
import { factsOf, mayHaveHappened } from '../report';
import { UsageError } from '../usage-error';
import { type Arguments, countIn, objectIn, onlyKnown, textIn } from './arguments';
import { MOST_CHARACTERS, partOf } from './rows';
import { callableOf, type Tool, type Toolbox, type ToolResult } from './tool';

const ROWS = { least: 1, most: 200, usual: 50 } as const;
const PARTS = ['path', 'query', 'body'] as const;

export function callTool(box: Toolbox): Tool {
  const writes = [...box.allowedWrites].join(', ');
  return {
    name: 'call_operation',
    title: writes
      ? `Call an operation that reads, or one that writes: ${writes}`
      : 'Call an operation that reads',
    description: [
      'Calls an operation with the input that describe_operation shows, and answers its data.',
      'A list comes in parts: call again with the arguments in `next` for the next one.',
      writes
        ? `These change something, each at every call: ${writes}. Their answers have effect: write.`
        : 'Nothing that changes something can be called here.',
    ].join(' '),
    inputSchema: {
      type: 'object',
      properties: {
        operation: { type: 'string', description: 'an id, such as listCart' },
        input: {
          type: 'object',
          description: 'the fields of path, query and body, as far as the operation has them',
          properties: Object.fromEntries(PARTS.map((part) => [part, { type: 'object' }])),
          additionalProperties: false,
        },
        from: {
          type: 'integer',
          minimum: 0,
          default: 0,
          description: 'the first row of a list, from `next`',
        },
        limit: { type: 'integer', minimum: ROWS.least, maximum: ROWS.most, default: ROWS.usual },
      },
      required: ['operation'],
    },
    annotations: { readOnlyHint: !writes, destructiveHint: writes !== '', openWorldHint: true },
    run: (args, signal) => call(box, args, signal),
  };
}

async function call(box: Toolbox, args: Arguments, signal: AbortSignal | undefined): Promise<ToolResult> {
  const entry = entryOf(textIn(args, 'operation'));
  const callable = callableOf(entry, box);
  if (callable !== 'yes') throw new UsageError(`${entry.id} was not sent. Callable: ${callable}.`);
  const range = {
    from: countIn(args, 'from', { least: 0, usual: 0 }),
    limit: countIn(args, 'limit', ROWS),
  };
  const operation = operationOf(entry);
  const effect = operation.effect ?? 'write';
  const input = inputOf(entry, args, range.limit);
  const send = box.api.call as (...all: [object, CallInput, CallOptions]) => Promise<Result<unknown>>;
  const result = await send(operation, input, { ...box.options, ...(signal && { signal }) });
  if (!result.ok) {
    const note = mayHaveHappened(result, operation)
      ? 'It may have happened all the same: read before you send it again.'
      : undefined;
    return { value: { ...factsOf(result), effect, note }, isError: true };
  }
  const head = { operation: entry.id, effect, msg: effect === 'read' ? undefined : result.msg };
  const { next, ...part } = partOfData(result.data, range);
  const value = {
    ...head,
    ...part,
    next: nextOf(entry, { ...args, input }, { ...range, data: result.data, next }),
  };
  const { length } = JSON.stringify(value);
  if (length <= 2 * MOST_CHARACTERS) return { value };
  const leftOut = `${length} characters are too many for an answer; \`dealer-portal call ${entry.id}\` prints them`;
  return { value: { ...head, leftOut } };
}

/** @throws {UsageError} where the input has other parts than a description has */
function inputOf(entry: CatalogueEntry, args: Arguments, pageSize: number): CallInput {
  const input: Record<string, unknown> = objectIn(args, 'input');
  onlyKnown(input, PARTS);
  for (const part of PARTS) if (input[part] !== undefined) objectIn(input, part);
  if (entry.body) input['body'] ??= {};
  if (entry.answer !== 'page') return input;
  // The catalogue says that it is paged.
  const paged = operationOf(entry) as Operation<HasPages>;
  return atPage(paged, input as never, { pageSize });
}

interface Range {
  readonly from: number;
  readonly limit: number;
}

/** The rows that fit where data is a list or a page; else all of it. */
function partOfData(data: unknown, { from, limit }: Range) {
  const list = rowsOf(data);
  if (!list) return { data: data ?? null };
  const { rows, next } = partOf(list, from, limit);
  const part = Array.isArray(data) ? rows : { ...(data as object), records: rows };
  return { rows: `${rows.length} of ${list.length}, from ${from}`, data: part, next };
}

function rowsOf(data: unknown): readonly unknown[] | undefined {
  const list: unknown = Array.isArray(data) ? data : (data as { records?: unknown } | undefined)?.records;
  return Array.isArray(list) ? list : undefined;
}

/** The arguments of the call for the next rows: of the same list, or of the page after it. */
function nextOf(
  entry: CatalogueEntry,
  args: Arguments,
  { data, next }: { readonly data: unknown; readonly next: number | undefined },
): Arguments | undefined {
  if (next !== undefined) return { ...args, from: next };
  if (entry.answer !== 'page') return undefined;
  const paged = operationOf(entry) as Operation<HasPages>;
  const input = args['input'] as never;
  const pageNum = pageNumOf(paged, input);
  const { total, pageSize } = data as { total?: unknown; pageSize?: unknown };
  const count = rowsOf(data)?.length ?? 0;
  const size = typeof pageSize === 'number' && pageSize > 0 ? pageSize : count;
  const isLast =
    typeof total === 'number' && total > 0 ? (pageNum - 1) * size + count >= total : count < size;
  if (count === 0 || isLast) return undefined;
  return { ...args, from: undefined, input: atPage(paged, input, { pageNum: pageNum + 1 }) };
}
