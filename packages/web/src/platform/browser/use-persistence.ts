import { useEffect, useState } from 'react';

/** Whether the browser keeps what the portal stores: it promised to, it may delete it, or it does not say. */
export type Persistence = 'kept' | 'mayGo' | 'unknown';

/** How safe the storage is, and the way to ask the browser to keep it. */
export function usePersistence(): {
  readonly persistence: Persistence;
  /** @returns whether it promised */
  readonly ask: () => Promise<boolean>;
} {
  const [persistence, setPersistence] = useState<Persistence>('unknown');
  useEffect(() => {
    let isGone = false;
    void storageManager()
      ?.persisted()
      .then(
        (isKept) => isGone || setPersistence(isKept ? 'kept' : 'mayGo'),
        () => undefined, // a browser that answers nothing says nothing
      );
    return () => {
      isGone = true;
    };
  }, []);
  const ask = async () => {
    const isKept = (await storageManager()?.persist()) ?? false;
    if (isKept) setPersistence('kept');
    return isKept;
  };
  return { persistence, ask };
}

/** Absent in pages that came without TLS, and in old browsers. */
function storageManager(): StorageManager | undefined {
  return 'storage' in navigator ? navigator.storage : undefined;
}
