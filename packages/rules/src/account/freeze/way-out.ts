import { type FreezeFacts, type FreezeType, freezeFlag } from './freeze-facts';
import { FREEZE_TYPES, type FreezeLink } from './freeze-notices';
import { freezeView } from './freeze-view';

/** The name of a page that a frozen account opens all the same. */
export type FreezeWayOut = FreezeLink | 'notFound';

const WAYS_OUT: readonly FreezeWayOut[] = ['unfreezeApplication', 'thawingDetails', 'notFound'];

/**
 * Whether a frozen account opens the page in place of its notices: the pages that end the freeze (FREEZE-02).
 * Assumption: no other page. An account that is unavailable (FREEZE-03) has no way out.
 * @param page the name of its route; undefined where no route is reached
 */
export function isWayOut(page: string | undefined, facts: FreezeFacts): boolean {
  return freezeView(facts).kind === 'frozen' && WAYS_OUT.some((name) => name === page);
}

/** The freeze types that unfreezing may be applied for: those that are frozen and nothing more, M first (FREEZE-01). */
export function applicableFreezeTypes(facts: FreezeFacts): readonly FreezeType[] {
  return FREEZE_TYPES.filter((type) => freezeFlag(facts[type]).kind === 'frozen');
}
