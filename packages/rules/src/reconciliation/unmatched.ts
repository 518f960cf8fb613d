/** The lines of both books that no match has taken yet; a taken line cannot be taken again (FIN-02). */
import { centsMoney, type Line, sumCents } from './book';
import type { Match, MatchStep } from './match';

/** The state that the steps of the matching share. */
export interface Unmatched {
  readonly matches: readonly Match[];
  /** How many matches each step has found. */
  readonly counts: Readonly<Record<MatchStep, number>>;
  /** The lines that are left, by day, amount and key. */
  readonly company: readonly Line[];
  readonly dealer: readonly Line[];
  readonly has: (line: Line) => boolean;
  readonly take: (kind: MatchStep | 'cancel', company: readonly Line[], dealer: readonly Line[]) => void;
}

/** No line is taken at first. */
export function unmatchedOf(company: readonly Line[], dealer: readonly Line[]): Unmatched {
  const matches: Match[] = [];
  const counts = { number: 0, amount: 0, sum: 0 };
  const taken = new Set<Line>();
  const has = (line: Line) => !taken.has(line);
  return {
    matches,
    counts,
    has,
    get company() {
      return company.filter(has);
    },
    get dealer() {
      return dealer.filter(has);
    },
    take: (kind, companyLines, dealerLines) => {
      for (const line of [...companyLines, ...dealerLines]) taken.add(line);
      if (kind !== 'cancel') counts[kind] += 1;
      matches.push({
        kind,
        company: companyLines.map(({ key }) => key),
        dealer: dealerLines.map(({ key }) => key),
        difference: centsMoney(sumCents(companyLines) - sumCents(dealerLines)),
      });
    },
  };
}
