import { runways } from '@dealer-portal/rules/runway';
import type { RunwaySources } from './use-runway';

/** The first payer that falls short, else the first of all. */
export function worstPayer(facts: RunwaySources): string | undefined {
  const all = runways(facts);
  return (all.find(({ short }) => short) ?? all[0])?.payerCode;
}
