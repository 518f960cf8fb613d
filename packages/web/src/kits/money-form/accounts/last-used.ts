import type { MoneySide } from '@dealer-portal/rules/money-place';
import type { Movement } from '@dealer-portal/rules/movement';
import type { SubmitJournal } from '@dealer-portal/rules/submit';
import { wireDay } from '@dealer-portal/rules/time';
import { shortDay } from '#ui/text/wire-text';
import { movementJournal } from '../movement-journal';

/** When this browser last moved money from or to each account, as MM-DD. */
export function lastUsedDays(
  side: MoneySide,
  journal: SubmitJournal<Movement> = movementJournal.read(),
): ReadonlyMap<string, string> {
  const days = new Map<string, number>();
  for (const { kind, plannedAt, submission } of journal) {
    const code = side === 'source' ? submission.from : submission.to;
    const last = days.get(code);
    if (kind === 'placed' && (last === undefined || plannedAt > last)) days.set(code, plannedAt);
  }
  return new Map([...days].map(([code, at]) => [code, shortDay(wireDay(at))]));
}
