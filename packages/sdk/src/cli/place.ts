/** Where a download goes: the standard output, a file, or a folder for the server's name. */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { download, type FileId } from '../answer/download';
import type { DownloadOptions, DownloadProgress } from '../answer/stream-answer';
import { isApiError } from '../core/api-error';
import type { CallInput } from '../core/call';
import type { Client } from '../core/client';
import type { Operation } from '../core/operation';
import type { Result } from '../core/result';
import { saveFile } from '../node/save-file';
import { EXIT, type Host } from './host';
import { UsageError } from './usage-error';

type Place = { readonly path: string } | { readonly folder: string } | 'standard output';

/** @throws {UsageError} where nothing can be written, before anything is sent */
export async function placeOf(output: string | undefined): Promise<Place> {
  if (output === '-') return 'standard output';
  const isFolder = output === undefined || /[\\/]$/.test(output) || (await isFolderNow(output));
  const folder = output === undefined ? '.' : isFolder ? output : dirname(output);
  const isUsable =
    (await isFolderNow(folder)) &&
    (await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    ));
  if (!isUsable)
    throw new UsageError(`${folder} is no folder that can be written to. Nothing was sent.`, EXIT.noAnswer);
  return isFolder ? { folder } : { path: output ?? '' };
}

function isFolderNow(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}

interface Download {
  readonly api: Pick<Client, 'call'>;
  readonly operation: Operation<FileId>;
  readonly input: CallInput;
  readonly options: DownloadOptions;
  readonly host: Host;
}

/** Downloads a file to its place. @returns its path; nothing where it went to the standard output */
export async function savedAt(place: Place, call: Download): Promise<Result<string | undefined>> {
  const { api, operation, host } = call;
  // The catalogue says that it is a file, and the input was read by the same catalogue.
  const input = call.input as never;
  const options = {
    ...call.options,
    onProgress: (progress: DownloadProgress) => host.progress?.(progressText(progress)),
  };
  if (place !== 'standard output') {
    const result = await saveFile(api, operation, input, { ...options, ...place });
    return result.ok ? { ...result, data: result.data.path } : result;
  }
  const result = await download(api, operation, input, options);
  if (!result.ok) return result;
  try {
    await result.data.stream.pipeTo(new WritableStream({ write: (bytes: Uint8Array) => host.write(bytes) }));
    return { ...result, data: undefined };
  } catch (error) {
    if (isApiError(error)) return error.failure;
    throw error;
  }
}

const MEGABYTE = 1e6;

function progressText({ loaded, total }: DownloadProgress): string {
  const done = `${(loaded / MEGABYTE).toFixed(1)} MB`;
  if (total === undefined || total < loaded) return done;
  return `${done} of ${(total / MEGABYTE).toFixed(1)} MB, ${Math.floor((loaded / total) * 100)} %`;
}
