/** The lines of both books that no match has taken yet; a taken line cannot be taken again (FIN-02). */
import { centsMoney, type Line, sumCents } from './book';
import type { Match, MatchStep } from './match';

/** The state that the steps of the matching share. */
export interface Unmatched {
  readonly matches: readonly Match[];
  /** Sums that may be chance, and whose rows no match has taken. */
  readonly proposals: readonly Match[];
  /** How many matches each step has found. */
  readonly counts: Readonly<Record<MatchStep, number>>;
  /** The lines that are left, by day, amount and key. */
  readonly company: readonly Line[];
  readonly dealer: readonly Line[];
  readonly has: (line: Line) => boolean;
  /** Says that rows may belong together; they stay free. */
  readonly propose: (company: readonly Line[], dealer: readonly Line[]) => void;
  readonly take: (kind: MatchStep | 'cancel', company: readonly Line[], dealer: readonly Line[]) => void;
}

/** No line is taken at first. */
export function unmatchedOf(company: readonly Line[], dealer: readonly Line[]): Unmatched {
  const matches: Match[] = [];
  const proposed: { readonly lines: readonly Line[]; readonly match: Match }[] = [];
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
    get proposals() {
      return proposed.filter(({ lines }) => lines.every(has)).map(({ match }) => match);
    },
    propose: (companyLines, dealerLines) => {
      const match = matchOf('sum', companyLines, dealerLines);
      proposed.push({ lines: [...companyLines, ...dealerLines], match });
    },
    take: (kind, companyLines, dealerLines) => {
      for (const line of [...companyLines, ...dealerLines]) taken.add(line);
      if (kind !== 'cancel') counts[kind] += 1;
      matches.push(matchOf(kind, companyLines, dealerLines));
    },
  };
}

function matchOf(kind: MatchStep | 'cancel', company: readonly Line[], dealer: readonly Line[]): Match {
  return {
    kind,
    company: company.map(({ key }) => key),
    dealer: dealer.map(({ key }) => key),
    difference: centsMoney(sumCents(company) - sumCents(dealer)),
  };
}
