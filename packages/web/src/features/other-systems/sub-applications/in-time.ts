/** Why an entry could not be used: it failed, or did not end in time; the cause is for support. */
export interface Refusal {
  readonly ok: false;
  readonly reason: 'load' | 'timeout';
  readonly cause: string;
}

/** A value, or why there is none. */
export type Ended<T> = { readonly ok: true; readonly value: T } | Refusal;

/**
 * Starts work of a remote module at once and waits for it, but not for ever.
 * @param limit in milliseconds
 */
export async function inTime<T>(work: () => T | Promise<T>, limit: number): Promise<Ended<T>> {
  let timer: number | undefined;
  const late = new Promise<Refusal>((resolve) => {
    const refusal = { ok: false, reason: 'timeout', cause: `没有在 ${limit / 1000} 秒内完成` } as const;
    timer = window.setTimeout(() => resolve(refusal), limit);
  });
  try {
    return await Promise.race([ended(work), late]);
  } finally {
    window.clearTimeout(timer);
  }
}

async function ended<T>(work: () => T | Promise<T>): Promise<Ended<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    // An exception of a remote module must not break the portal; the page shows it.
    return { ok: false, reason: 'load', cause: String(error) };
  }
}
