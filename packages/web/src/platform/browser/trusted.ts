/** What browsers with trusted types want for the address of a worker, and for markup that is parsed. */
interface Policy {
  readonly createScriptURL: (address: string) => string;
  readonly createHTML: (markup: string) => string;
}

interface PolicyMaker {
  readonly createPolicy: (name: string, policy: Policy) => Policy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };

/** The policy that the host's headers name (`host/policy.ts`): scripts of workers come from the portal itself. */
const POLICY: Policy = {
  createScriptURL: (address) => {
    if (new URL(address, window.location.href).origin === window.location.origin) return address;
    throw new TypeError(`${address} is no script of the portal`);
  },
  // Parsed in a document of its own, which runs nothing and is never shown; its readers take words and known elements.
  createHTML: (markup) => markup,
};

let made: Policy | undefined;

function policy(): Policy {
  made ??= trustedTypes?.createPolicy('dealer-portal', POLICY) ?? POLICY;
  return made;
}

/**
 * Starts a worker of the portal.
 * @param address of its script, by `import address from './…?worker&url'`
 * @throws TypeError for a script of another site
 */
export function openWorker(address: string): Worker {
  return new Worker(policy().createScriptURL(address), { type: 'module' });
}

/** The body of markup of the server, in a document of its own that runs nothing: its words and elements are to be read. */
export function parseMarkup(markup: string): HTMLElement {
  return new DOMParser().parseFromString(policy().createHTML(markup), 'text/html').body;
}
