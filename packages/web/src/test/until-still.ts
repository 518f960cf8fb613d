import { act } from '@testing-library/react';
import { untilCodeIsThere } from './code-there';

/** A page that moves longer than this does so for ever, in milliseconds. */
const MOST_MS = 20_000;
/** Nothing has changed for so many looks. */
const QUIET_LOOKS = 6;
const LOOK_MS = 15;

/**
 * Waits until no call is open, no code is on its way and the document stays as it is.
 * @param open the calls without an answer; none where the server answers at once
 * @returns false when it moves for ever
 */
export async function untilStill(open: ReadonlySet<unknown> = new Set()): Promise<boolean> {
  let moves = 0;
  const observer = new MutationObserver(() => {
    moves += 1;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const end = performance.now() + MOST_MS;
  let quiet = 0;
  while (performance.now() < end && quiet < QUIET_LOOKS) {
    const before = moves;
    await act(() => new Promise((resolve) => setTimeout(resolve, LOOK_MS)));
    await untilCodeIsThere();
    quiet = moves === before && open.size === 0 ? quiet + 1 : 0;
  }
  observer.disconnect();
  return quiet >= QUIET_LOOKS;
}
