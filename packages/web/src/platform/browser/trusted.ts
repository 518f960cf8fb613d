/** What browsers with trusted types want for the address of a worker. */
interface AddressPolicy {
  readonly createScriptURL: (address: string) => string;
}

interface PolicyMaker {
  readonly createPolicy: (name: string, policy: AddressPolicy) => AddressPolicy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };

/** The policy that the host's headers name (`host/policy.ts`): scripts of workers come from the portal itself. */
const POLICY: AddressPolicy = {
  createScriptURL: (address) => {
    if (new URL(address, window.location.href).origin === window.location.origin) return address;
    throw new TypeError(`${address} is no script of the portal`);
  },
};

let policy: AddressPolicy | undefined;

/**
 * Starts a worker of the portal.
 * @param address of its script, by `import address from './…?worker&url'`
 * @throws TypeError for a script of another site
 */
export function openWorker(address: string): Worker {
  policy ??= trustedTypes?.createPolicy('dealer-portal', POLICY) ?? POLICY;
  return new Worker(policy.createScriptURL(address), { type: 'module' });
}
