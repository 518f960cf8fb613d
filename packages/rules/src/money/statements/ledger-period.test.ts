import { describe, expect, it } from 'vitest';
import { ledgerPeriod, monthSpan, newestMonths } from './ledger-period';

describe('what a ledger opens on', () => {
  it('FIN-01 F9 a ledger opens on this month and the last one, over the end of a year too', () => {
    expect(ledgerPeriod(new Date('2026-11-27T03:00:00+08:00'))).toEqual({
      beginDate: '2026-10-01',
      endDate: '2026-11-30',
    });
    expect(ledgerPeriod(new Date('2027-01-01T00:30:00+08:00'))).toEqual({
      beginDate: '2026-12-01',
      endDate: '2027-01-31',
    });
    // In Shanghai the month has begun already.
    expect(ledgerPeriod(new Date('2026-11-30T16:30:00Z'))?.endDate).toBe('2026-12-31');
    expect(ledgerPeriod(new Date(Number.NaN))).toBeUndefined();
  });

  it('FIN-01 F9 the newest months are there on every day, the last of February too', () => {
    const begins = (day: string) =>
      newestMonths(new Date(`${day}T12:00:00+08:00`)).map(({ beginDate }) => beginDate);
    expect(begins('2028-02-29')).toEqual(['2028-02-01', '2028-01-01', '2027-12-01', '2027-11-01']);
    expect(begins('2027-03-31')).toEqual(['2027-03-01', '2027-02-01', '2027-01-01', '2026-12-01']);
    expect(newestMonths(new Date(Number.NaN))).toEqual([]);
  });

  it('FIN-01 a month ends on its own last day, and no text is a month by chance', () => {
    expect(monthSpan('2028-02-11')).toEqual({ beginDate: '2028-02-01', endDate: '2028-02-29' });
    expect(monthSpan('2026-02')).toEqual({ beginDate: '2026-02-01', endDate: '2026-02-28' });
    expect(['', '2026-13', 'abc'].map(monthSpan)).toEqual([undefined, undefined, undefined]);
  });
});
