/**
 * `fflate` as the portal's build has it: archives are packed and unpacked where that is called. Its own way starts
 * workers from text for parts above some hundred KB, which the policy of a host refuses (`host/policy.ts`); large files
 * are in a worker of the portal already.
 */
import { type FlateError, type UnzipOptions, unzipSync, type Zippable, zipSync } from 'fflate/browser';

export * from 'fflate/browser';

type Done<Made> = (error: FlateError | null, made: Made | undefined) => void;

/** What ends a call of `fflate` that may be given up; there is nothing left to end. */
type End = () => void;

export function zip(files: Zippable, done: Done<Uint8Array>): End {
  return answer(() => zipSync(files), done);
}

export function unzip(
  archive: Uint8Array,
  ...rest: [Done<Record<string, Uint8Array>>] | [UnzipOptions, Done<Record<string, Uint8Array>>]
): End {
  const [options, done] = rest.length === 1 ? [{}, rest[0]] : rest;
  return answer(() => unzipSync(archive, options), done);
}

function answer<Made>(make: () => Made, done: Done<Made>): End {
  let made: Made;
  try {
    made = make();
  } catch (error) {
    done(error as FlateError, undefined);
    return () => undefined;
  }
  done(null, made);
  return () => undefined;
}
