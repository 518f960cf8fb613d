/** The commands that send, and their work. */
import { createHash } from 'node:crypto';
import type { FileId } from '../answer/download';
import { isApiError } from '../core/api-error';
import { buildRequest } from '../core/build-request';
import type { CallInput, CallOptions, CallRequest, Descriptor } from '../core/call';
import type { Client } from '../core/client';
import type { Operation, ReadOperation } from '../core/operation';
import type { Result } from '../core/result';
import { retryReads } from '../middleware/retry';
import { type HasPages, items } from '../paging/pages';
import { validating } from '../validation/validating';
import { entryOf, operationOf } from './catalogue';
import { accountOf, connect, variable } from './connect';
import { resumableDownload } from './earlier-part';
import { FAKE_NOTE } from './fake';
import { EXIT, type Host } from './host';
import { placeOf, savedAt } from './place';
import { type Flags, readInput } from './read-input';
import { report } from './report';
import { resuming } from './resuming';
import { UsageError } from './usage-error';

type Command = (id: string, flags: Flags, host: Host) => Promise<number>;

export const call: Command = async (id, flags, host) => {
  const entry = entryOf(id);
  if (entry.answer === 'file') throw new UsageError(`${entry.id} answers with a file: use \`download\`.`);
  const input = await readInput(entry, flags, host);
  const operation = operationOf(entry);
  if (flags.dryRun) return dryRun(operation, input, host);
  const isChange = operation.effect !== 'read' && !flags.fake;
  if (
    isChange &&
    !flags.yes &&
    host.confirm &&
    !(await host.confirm(`${entry.id} (${entry.summary}) changes something. Send it?`))
  ) {
    host.complain('Nothing was sent.');
    return EXIT.usage;
  }
  const send = clientFor(host, flags).call as (
    ...all: [object, CallInput, CallOptions]
  ) => Promise<Result<unknown>>;
  const result = await send(operation, input, optionsOf(flags, host));
  if (!result.ok) return report(result, { operation, host, json: flags.json });
  host.print(jsonOf(result.data, 2));
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
    for await (const item of items(clientFor(host, flags), paged, input as never, options))
      host.print(jsonOf(item));
    return EXIT.success;
  } catch (error) {
    if (isApiError(error)) return report(error.failure, { operation: paged, host, json: flags.json });
    throw error;
  }
};

export const download: Command = async (id, flags, host) => {
  const entry = entryOf(id);
  if (entry.answer !== 'file') throw new UsageError(`${entry.id} does not answer with a file: use \`call\`.`);
  const input = await readInput(entry, flags, host);
  const operation = operationOf(entry) as Operation<FileId>;
  if (flags.dryRun) return dryRun(operation, input, host);
  const place = await placeOf(flags.output);
  const isNamed = place !== 'standard output' && 'path' in place && !flags.fake;
  const resumable = isNamed
    ? await resumableDownload(place.path, downloadName(requestOf(operation, input, host), host))
    : undefined;
  try {
    const api = clientFor({ ...host, fetch: resuming(host.fetch, resumable) }, flags);
    const result = await savedAt(place, { api, operation, input, options: optionsOf(flags, host), host });
    host.progress?.('');
    if (!result.ok) return report(result, { operation, host, json: flags.json });
    if (result.data) host.print(result.data);
    return EXIT.success;
  } finally {
    await resumable?.end();
  }
};

/** A name for what is downloaded and for whom, so that no part of another download is gone on with; no secret can be read in it. */
function downloadName({ url }: CallRequest, { env }: Host): string {
  return createHash('sha256')
    .update(JSON.stringify([url, accountOf(env)]))
    .digest('hex');
}

/** A program that reads failures as JSON (`--json`) gave the flag itself, and gets no line beside them. */
function clientFor(host: Host, flags: Flags): Client {
  if (flags.fake && !flags.json) host.complain(FAKE_NOTE);
  return connect(host, flags);
}

/** Data as it came. The client reads null as undefined, which JSON does not have: an undefined field was null. */
function jsonOf(data: unknown, indent?: number): string {
  return JSON.stringify(data, (_, value: unknown) => value ?? null, indent) ?? 'null';
}

function requestOf(operation: Descriptor, input: CallInput, { env }: Host): CallRequest {
  const base = variable(env, 'DEALER_PORTAL_URL')?.replace(/\/+$/, '') ?? '/new/api';
  return buildRequest(base, { operation, input, options: {} });
}

function dryRun(operation: Descriptor, input: CallInput, host: Host): number {
  const { url, body, fault } = requestOf(operation, input, host);
  const { print } = host;
  if (fault) throw new UsageError(fault instanceof Error ? fault.message : String(fault));
  print(`${operation.method} ${url}`);
  if (typeof body === 'string') print(body);
  return EXIT.success;
}

/** A wrong field of an input is reported before anything is sent; the checks are loaded only for a send. */
export function optionsOf({ timeout, retry }: Flags, { signal }: Pick<Host, 'signal'>): CallOptions {
  return {
    ...(signal && { signal }),
    validate: async (request, next) => {
      const validators = await import('../generated/validators/index');
      const checks = Object.values(validators).filter(
        ({ operationId, part }) => operationId === request.operation.id && part === 'input',
      );
      return validating(checks)(request, next);
    },
    ...(timeout !== undefined && { timeoutMs: numberIn('timeout', timeout) }),
    ...(retry !== undefined && { retry: retryReads({ attempts: numberIn('retry', retry) }) }),
  };
}

function numberIn(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`--${name} must be a whole number.`);
  return Number(text);
}
