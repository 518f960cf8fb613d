/** What each command does. */
import { allOperations } from '../all-operations';
import { ApiError } from '../api-error';
import type { CallInput, CallOptions } from '../call';
import type { Client } from '../client';
import type { FileId } from '../download';
import { saveFile } from '../node/save-file';
import type { Operation, ReadOperation } from '../operation';
import { items, type PagedId } from '../pages';
import type { Failure, Result } from '../result';
import { retryReads } from '../retry';
import { type CatalogueEntry, catalogue, entryOf } from './catalogue';
import { connect } from './connect';
import { EXIT, type Host } from './host';
import { type OwnFlags, readInput } from './read-input';
import { UsageError } from './usage-error';

type Command = (args: readonly string[], host: Host) => Promise<number>;

const list: Command = async ([filter = ''], host) => {
  const wanted = filter.toLowerCase();
  const found = catalogue().filter(({ id, tag, summary }) =>
    [id, tag, summary].some((text) => text.toLowerCase().includes(wanted)),
  );
  for (const { id, tag, summary } of found) host.print(`${id}\t${tag}\t${summary}`);
  return found.length > 0 ? EXIT.success : EXIT.refused;
};

const show: Command = async ([id], host) => {
  const entry = entryOf(id);
  const { method, path, effect, timeoutMs } = operationOf(entry);
  host.print(`${entry.id}  ${entry.summary}`);
  host.print(`${method} ${path}  (${effect ?? 'write'}${timeoutMs ? `, ${timeoutMs} ms` : ''})`);
  host.print(`evidence ${entry.evidence}, shape ${entry.shape}`);
  host.print(entry.text);
  for (const field of entry.fields) {
    const needed = field.required ? 'required' : 'optional';
    host.print(`  --${field.name}  ${field.type}, ${field.part}, ${needed}  ${field.text}`.trimEnd());
  }
  for (const [code, meaning] of Object.entries(entry.codes ?? {})) host.print(`  code ${code}  ${meaning}`);
  return EXIT.success;
};

const call: Command = async ([id, ...args], host) => {
  const entry = entryOf(id);
  if (entry.answer === 'file') throw new UsageError(`${entry.id} answers with a file: use \`download\`.`);
  const { input, own } = await readInput(entry, args, host);
  const send = connect(host).call as (...all: [object, CallInput, CallOptions]) => Promise<Result<unknown>>;
  const result = await send(operationOf(entry), input, optionsOf(own, host));
  if (!result.ok) return told(result, host);
  host.print(JSON.stringify(result.data ?? null, null, 2));
  return EXIT.success;
};

const pages: Command = async ([id, ...args], host) => {
  const entry = entryOf(id);
  if (entry.answer !== 'page') throw new UsageError(`${entry.id} does not answer with pages: use \`call\`.`);
  const { input, own } = await readInput(entry, args, host);
  const from = own.from === undefined ? undefined : numberIn('from', own.from);
  const options = { ...optionsOf(own, host), ...(from !== undefined && { from }) };
  // The catalogue says that it is paged, and the input was read by the same catalogue.
  const paged = operationOf(entry) as ReadOperation<PagedId>;
  try {
    for await (const item of items(connect(host), paged, input as never, options))
      host.print(JSON.stringify(item));
    return EXIT.success;
  } catch (error) {
    if (error instanceof ApiError) return told(error.failure, host);
    throw error;
  }
};

const download: Command = async ([id, ...args], host) => {
  const entry = entryOf(id);
  if (entry.answer !== 'file') throw new UsageError(`${entry.id} does not answer with a file: use \`call\`.`);
  const { input, own } = await readInput(entry, args, host);
  const options = { ...optionsOf(own, host), ...(own.output !== undefined && { path: own.output }) };
  const api: Pick<Client, 'call'> = connect(host);
  const result = await saveFile(api, operationOf(entry) as Operation<FileId>, input as never, options);
  if (!result.ok) return told(result, host);
  host.print(result.data.path);
  return EXIT.success;
};

export const COMMANDS: Readonly<Record<string, Command>> = { list, show, call, pages, download };

function operationOf({ id }: CatalogueEntry) {
  return allOperations()[id as keyof ReturnType<typeof allOperations>];
}

function optionsOf({ timeout, retry }: OwnFlags, { signal }: Host): CallOptions {
  return {
    signal,
    ...(timeout !== undefined && { timeoutMs: numberIn('timeout', timeout) }),
    ...(retry !== undefined && { retry: retryReads({ attempts: numberIn('retry', retry) }) }),
  };
}

function numberIn(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`--${name} must be a whole number.`);
  return Number(text);
}

/** One line that says what failed and how to find it again. */
function told({ kind, code, msg, status, operationId, requestId }: Failure, host: Host): number {
  const facts = [operationId, kind, `code ${code}`, status > 0 ? `HTTP ${status}` : '', requestId ?? ''];
  host.complain(`${msg} (${facts.filter(Boolean).join(', ')})`);
  return kind === 'business' || kind === 'http' ? EXIT.refused : EXIT.noAnswer;
}
