import { describe, expect, it } from 'vitest';
import { ledgerPeriod, monthSpan, monthsOf } from './ledger-period';

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

  it('FIN-01 a month ends on its own last day, and no text is a month by chance', () => {
    expect(monthSpan('2028-02-11')).toEqual({ beginDate: '2028-02-01', endDate: '2028-02-29' });
    expect(monthSpan('2026-02')).toEqual({ beginDate: '2026-02-01', endDate: '2026-02-28' });
    expect(['', '2026-13', 'abc'].map(monthSpan)).toEqual([undefined, undefined, undefined]);
  });

  it('FIN-01 F9 the months of a period are named newest first, and none of a period that cannot be read', () => {
    expect(monthsOf({ beginDate: '2025-12-15', endDate: '2026-02-01' })).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
    ]);
    expect(monthsOf({ beginDate: '2026-02-01', endDate: '2025-12-15' })).toEqual([]);
    expect(monthsOf({ beginDate: '', endDate: '2025-12-15' })).toEqual([]);
  });
});
