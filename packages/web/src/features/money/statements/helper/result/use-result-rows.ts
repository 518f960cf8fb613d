import { type Match, pairByHand, takeApart } from '@dealer-portal/rules/reconciliation';
import { useState } from 'react';
import { notify } from '#platform/notices';
import type { Comparison } from '../helper-state';
import type { ResultRow } from './result-groups';

/** Which rows are chosen, which one has its note open, and what is done with them. */
export function useResultRows(comparison: Comparison, onChange: (comparison: Comparison) => void) {
  const [chosen, setChosen] = useState<ReadonlySet<ResultRow>>(new Set());
  const [notedRow, setNotedRow] = useState<string>();
  const toggle = (row: ResultRow) => {
    const next = new Set(chosen);
    if (!next.delete(row)) next.add(row);
    setChosen(next);
  };
  const pair = () => {
    const rows = [...chosen];
    const company = rows.flatMap((row) => row.company.map(({ key }) => key));
    const dealer = rows.flatMap((row) => row.dealer.map(({ key }) => key));
    const matching = pairByHand(comparison.matching, comparison.books, { company, dealer });
    const match = matching.matches.at(-1);
    if (matching === comparison.matching || !match) {
      notify('warning', '请在只在公司账和只在我方账里各选至少一行，再配对');
      return;
    }
    setChosen(new Set());
    onChange({ ...comparison, matching, byHand: [...comparison.byHand, match] });
  };
  const apart = (match: Match | undefined) => {
    const target = match ?? comparison.byHand.at(-1);
    if (!target) return notify('info', '没有可以拆开的配对');
    onChange({
      ...comparison,
      matching: takeApart(comparison.matching, target),
      byHand: comparison.byHand.filter((item) => item !== target),
    });
  };
  return { chosen, toggle, pair, apart, notedRow, setNotedRow };
}

/** The rows of a comparison, with what is done with them. */
export type ResultRows = ReturnType<typeof useResultRows>;
