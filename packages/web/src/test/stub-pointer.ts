import { vi } from 'vitest';

/** A window in which a mouse can point, or one that fingers touch. */
export function stubPointer(hovers: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(hover: hover)' && hovers,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
