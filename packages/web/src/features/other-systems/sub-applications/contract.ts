/** The handle by which a sub-application moves the portal's own router (HTTP-12). */
export interface RouterHandle {
  /**
   * Opens a page of the portal, or another address of the sub-application itself.
   * @throws TypeError when the path is no text, since nobody type-checks the calls of a remote module
   */
  readonly push: (path: unknown) => void;
}

/** The host that a sub-application gets when it mounts. */
export interface SubApplicationHost {
  readonly mainRouter: RouterHandle;
  /** The path under which the sub-application lives, e.g. `/pc-mall`. */
  readonly basePath: string;
  /** Aborted as soon as the sub-application is no longer wanted, also while it still mounts. */
  readonly signal: AbortSignal;
}

/**
 * The exports of an entry module. Assumption: the specification shows the life of a sub-application, not its interface.
 */
export interface RemoteEntry {
  /** Draws the application; it counts as mounted when this has ended. */
  readonly mount: (container: HTMLElement, host: SubApplicationHost) => unknown;
  /** Takes it away again; called once, also when mounting failed or was given up. */
  readonly unmount: (container: HTMLElement) => unknown;
  /** Called once it is mounted and whenever the address moves within its path, e.g. with `/goods?page=2`. */
  readonly navigated?: (path: string) => unknown;
}

/** Whether a module is an entry: it can mount and unmount. */
export function isRemoteEntry(module: unknown): module is RemoteEntry {
  if (typeof module !== 'object' || module === null || !('mount' in module) || !('unmount' in module))
    return false;
  const isNavigable = !('navigated' in module) || typeof module.navigated === 'function';
  return typeof module.mount === 'function' && typeof module.unmount === 'function' && isNavigable;
}
