/** The commands and their work. */
import { allOperations } from '../all-operations';
import type { FileId } from '../answer/download';
import { isApiError } from '../api-error';
import { buildRequest } from '../build-request';
import type { CallInput, CallOptions, Descriptor } from '../call';
import type { Client } from '../client';
import { causeText } from '../middleware/cause-text';
import { retryReads } from '../middleware/retry';
import { saveFile } from '../node/save-file';
import type { Operation, ReadOperation } from '../operation';
import { type HasPages, items } from '../paging/pages';
import type { Failure, Result } from '../result';
import { ValidationError, validating } from '../validation/validating';
import { type CatalogueEntry, catalogue, entryOf } from './catalogue';
import { connect } from './connect';
import { EXIT, type Host } from './host';
import { aboutAnswer, insideOf, neededWord } from './operation-flags';
import { type Flags, readInput } from './read-input';
import { UsageError } from './usage-error';

type Command = (id: string, flags: Flags, host: Host) => Promise<number>;

export function list(filter = '', { json }: { json?: true }, host: Host): number {
  const requested = filter.toLowerCase();
  const matches = catalogue()
    .map((entry) => ({ entry, ...operationOf(entry) }))
    .filter(({ entry: { id, tag, summary }, path }) =>
      [id, tag, summary, path].some((text) => text.toLowerCase().includes(requested)),
    );
  if (json) {
    const rows = matches.map(({ entry: { id, tag, summary }, method, path, effect = 'write' }) => ({
      ...{ id, tag, summary },
      ...{ method, path, effect },
    }));
    host.print(JSON.stringify(rows, null, 2));
  } else for (const { entry } of matches) host.print(`${entry.id}\t${entry.tag}\t${entry.summary}`);
  if (matches.length > 0) return EXIT.success;
  host.complain(`No operation has ${filter} in its id, tag, name or path.`);
  return EXIT.refused;
}

export function show(id: string, { json }: { json?: true }, host: Host): number {
  const entry = entryOf(id);
  const { method, path, effect, timeoutMs } = operationOf(entry);
  if (json) {
    host.print(JSON.stringify({ ...entry, method, path, effect: effect ?? 'write' }, null, 2));
    return EXIT.success;
  }
  host.print(`${entry.id}  ${entry.summary}`);
  host.print(`${method} ${path}  (${effect ?? 'write'}${timeoutMs ? `, ${timeoutMs} ms` : ''})`);
  host.print(`evidence ${entry.evidence}, shape ${entry.shape}`);
  host.print(entry.text);
  for (const field of entry.fields) {
    const { name, type, part, text } = field;
    host.print(`  --${name}  ${type}, ${part}, ${neededWord(field)}  ${text}`.trimEnd());
    for (const line of insideOf(field)) host.print(line);
  }
  for (const [code, meaning] of Object.entries(entry.codes ?? {})) host.print(`  code ${code}  ${meaning}`);
  host.print(aboutAnswer(entry));
  return EXIT.success;
}

export const call: Command = async (id, flags, host) => {
  const entry = entryOf(id);
  if (entry.answer === 'file') throw new UsageError(`${entry.id} answers with a file: use \`download\`.`);
  const input = await readInput(entry, flags, host);
  const operation = operationOf(entry);
  if (flags.dryRun) return dryRun(operation, input, host);
  const isChange = operation.effect !== 'read' && !flags.yes && host.confirm;
  if (isChange && !(await host.confirm?.(`${entry.id} (${entry.summary}) changes something. Send it?`))) {
    host.complain('Nothing was sent.');
    return EXIT.usage;
  }
  const send = connect(host, flags).call as (
    ...all: [object, CallInput, CallOptions]
  ) => Promise<Result<unknown>>;
  const result = await checked(() => send(operation, input, optionsOf(flags, host)), entry);
  if (!result.ok) return report(result, host);
  host.print(JSON.stringify(result.data ?? null, null, 2));
  return EXIT.success;
};

export const pages: Command = async (id, flags, host) => {
  const entry = entryOf(id);
  if (entry.answer !== 'page') throw new UsageError(`${entry.id} does not answer with pages: use \`call\`.`);
  const input = await readInput(entry, flags, host);
  // The catalogue says that it is paged, and the input was read by the same catalogue.
  const paged = operationOf(entry) as ReadOperation<HasPages>;
  if (flags.dryRun) return dryRun(paged, input, host);
  const options = {
    ...optionsOf(flags, host),
    ...(flags.from !== undefined && { from: numberIn('from', flags.from) }),
    ...(flags.limit !== undefined && { limit: numberIn('limit', flags.limit) }),
  };
  try {
    for await (const item of items(connect(host, flags), paged, input as never, options))
      host.print(JSON.stringify(item));
    return EXIT.success;
  } catch (error) {
    if (isApiError(error)) return report(error.failure, host);
    throw error;
  }
};

export const download: Command = async (id, flags, host) => {
  const entry = entryOf(id);
  if (entry.answer !== 'file') throw new UsageError(`${entry.id} does not answer with a file: use \`call\`.`);
  const input = await readInput(entry, flags, host);
  const operation = operationOf(entry) as Operation<FileId>;
  if (flags.dryRun) return dryRun(operation, input, host);
  const options = { ...optionsOf(flags, host), ...(flags.output !== undefined && { path: flags.output }) };
  const api: Pick<Client, 'call'> = connect(host, flags);
  const result = await saveFile(api, operation, input as never, options);
  if (!result.ok) return report(result, host);
  host.print(result.data.path);
  return EXIT.success;
};

function operationOf({ id }: CatalogueEntry) {
  return allOperations()[id as keyof ReturnType<typeof allOperations>];
}

function dryRun(operation: Descriptor, input: CallInput, { env, print }: Host): number {
  const base = env['DEALER_PORTAL_URL']?.replace(/\/+$/, '') ?? '/new/api';
  const { url, body, fault } = buildRequest(base, { operation, input, options: {} });
  if (fault) throw new UsageError(fault instanceof Error ? fault.message : String(fault));
  print(`${operation.method} ${url}`);
  if (typeof body === 'string') print(body);
  return EXIT.success;
}

/** A wrong field of an input is reported before anything is sent; the checks are loaded only for a send. */
async function checked(
  send: () => Promise<Result<unknown>>,
  { id }: CatalogueEntry,
): Promise<Result<unknown>> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const issues = error.issues.slice(0, 5).map(({ path, message }) => `${path}: ${message}`);
    throw new UsageError(
      `${id} does not take that: ${issues.join('; ')}. \`--dry-run\` shows what was meant.`,
    );
  }
}

function optionsOf({ timeout, retry }: Flags, { signal }: Host): CallOptions {
  return {
    signal,
    validate: async (request, next) => {
      const all = await import('../generated/validators/index');
      const ownItems = Object.values(all).filter(
        ({ operationId, part }) => operationId === request.operation.id && part === 'input',
      );
      return validating(ownItems)(request, next);
    },
    ...(timeout !== undefined && { timeoutMs: numberIn('timeout', timeout) }),
    ...(retry !== undefined && { retry: retryReads({ attempts: numberIn('retry', retry) }) }),
  };
}

function numberIn(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`--${name} must be a whole number.`);
  return Number(text);
}

/** One line that says what failed, why, and how to find it again. */
function report(failure: Failure, host: Host): number {
  const { kind, code, msg, status, operationId, requestId, pageNum, cause } = failure;
  const facts = [
    ...[operationId, kind, `code ${code}`, status > 0 ? `HTTP ${status}` : '', requestId ?? ''],
    pageNum === undefined ? '' : `go on with --from ${pageNum}`,
  ];
  const text = causeText(cause);
  if (kind === 'invalid-request') {
    // The msg is that of a time-out (HTTP-06), which does not help the user of a command.
    host.complain(`${operationId} was not sent: ${text}`);
    return EXIT.usage;
  }
  host.complain(`${msg} (${facts.filter(Boolean).join(', ')})${text && `: ${text}`}`);
  return kind === 'business' || kind === 'http' ? EXIT.refused : EXIT.noAnswer;
}
