import { type ReactNode, Suspense, useState } from 'react';

interface OnceOpenProps {
  readonly isOpen: boolean;
  /** A dialog or drawer made by `lazy`; its code is loaded when it opens for the first time. */
  readonly children: ReactNode;
}

/** Empty until the first opening; then the content stays, so that its closing can be seen. */
export function OnceOpen({ isOpen, children }: OnceOpenProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}
