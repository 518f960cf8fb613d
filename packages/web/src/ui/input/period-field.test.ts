import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { periodPresets } from './period-field';

it.each([
  {
    today: '2026-11-22',
    month: '2026-11-01 2026-11-30',
    last: '2026-10-01 2026-10-31',
    quarter: '2026-10-01 2026-12-31',
  },
  {
    today: '2027-01-31',
    month: '2027-01-01 2027-01-31',
    last: '2026-12-01 2026-12-31',
    quarter: '2027-01-01 2027-03-31',
  },
  {
    today: '2028-03-15',
    month: '2028-03-01 2028-03-31',
    last: '2028-02-01 2028-02-29',
    quarter: '2028-01-01 2028-03-31',
  },
])(
  'FIN-01 the periods of one press are whole months and quarters: $today',
  ({ today, month, last, quarter }) => {
    const presets = periodPresets(dayjs(today)).map(
      ({ label, value }) => [label, value.map((date) => date.format('YYYY-MM-DD')).join(' ')] as const,
    );
    expect(presets).toEqual([
      ['本月', month],
      ['上月', last],
      ['本季', quarter],
    ]);
  },
);
