/** A file of code that did not come. */
export class MissingCode extends Error {}

let isGone = false;

/** Whether the host no longer has files of this page: a new release has taken their place, and only a reload helps. */
export const isOutdated = (): boolean => isGone;

/** Files of code that are here or on their way, by name. */
const files = new Map<string, Promise<void>>();

/**
 * Imports code once the browser has its files. Browsers remember a module that did not come, and fail at each later
 * import; a file that did not come is asked for again.
 * @param load the `import()` itself
 * @param names the files that it needs, from the root of the site
 * @throws Error when a file does not come
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  await Promise.all(names.map(fetchOnce));
  return load();
}

function fetchOnce(name: string): Promise<void> {
  const known = files.get(name);
  if (known) return known;
  const fetched = name.endsWith('.css') ? putSheet(name) : fetchScript(name);
  files.set(name, fetched);
  fetched.catch(() => files.delete(name));
  return fetched;
}

/** Brings a script into the browser's store, where the import finds it. A link would be remembered as failed, too. */
async function fetchScript(name: string): Promise<void> {
  const response = await fetch(`/${name}`).catch(throwMissing);
  if (response.status === 404) isGone = true;
  if (!response.ok) throw new MissingCode(`没有取到 ${name}：${response.status}`);
  await response.arrayBuffer().catch(throwMissing);
}

/** Each browser has its own words for a network that is cut. */
function throwMissing(cause: unknown): never {
  throw new MissingCode(cause instanceof Error ? cause.message : String(cause), { cause });
}

function putSheet(name: string): Promise<void> {
  // The page itself may have brought it.
  if (document.querySelector(`link[rel="stylesheet"][href="/${name}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = `/${name}`;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new MissingCode(`没有取到 ${name}`));
    };
    document.head.append(link);
  });
}
