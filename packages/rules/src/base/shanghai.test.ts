import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  compareNewest,
  compareTimes,
  dayAfter,
  daysBetween,
  daysUntil,
  shanghaiDate,
  shanghaiDay,
  shanghaiWeekday,
  shanghaiYear,
  wireDay,
  wireInstant,
  wireMinute,
} from './shanghai';

it.each([
  ['2026-11-22T15:59:59.999Z', 6, 20261122],
  ['2026-11-22T16:00:00.000Z', 0, 20261123],
  ['2026-11-23T15:59:59Z', 0, 20261123],
  ['2026-11-23T16:00:00Z', 1, 20261124],
  ['2026-12-31T15:59:59Z', 3, 20261231],
  ['2026-12-31T16:00:00Z', 4, 20270101],
  ['2024-02-28T16:00:00Z', 3, 20240229],
  ['1969-12-31T15:59:59Z', 2, 19691231],
])('CALC-04 %s is weekday %i and day %i in Shanghai', (iso, weekday, day) => {
  expect(shanghaiWeekday(new Date(iso))).toBe(weekday);
  expect(shanghaiDay(new Date(iso))).toBe(day);
});

it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Shanghai'])(
  'CALC-04 SIDE-02 a machine in %s reads the same day, weekday and time',
  (zone) => {
    const zoneBefore = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const now = new Date('2026-12-31T16:00:00Z');
      expect([shanghaiWeekday(now), shanghaiDay(now)]).toEqual([4, 20270101]);
      expect(wireInstant('2027-01-01 00:00:00')).toBe(now.getTime());
      expect(wireInstant('2027-01-01')).toBe(now.getTime());
    } finally {
      if (zoneBefore === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zoneBefore;
    }
  },
);

it('FIN-04 F32 the days until a due day are those of Shanghai', () => {
  expect(daysUntil('2026-11-21', new Date('2026-11-20T16:30:00Z'))).toBe(0);
  expect(daysUntil('2026-11-19', new Date('2026-11-20T04:00:00Z'))).toBe(-1);
});

const NOON = Date.parse('2026-11-20T12:00:00+08:00');

it.each([
  [NOON, NOON],
  [String(NOON), NOON],
  ['2026-11-20 12:00:00', NOON],
  ['2026-11-20 12:00', NOON],
  ['2026/11/20 12:00:00', NOON],
  ['2026-11-20T12:00:00.000', NOON],
  ['2026-11-20T12:00:00.1', NOON + 100],
  ['2026-11-20T12:00:00.123456', NOON + 123],
  ['2026-11-20T04:00:00.123456789Z', NOON + 123],
  ['2026-11-20T04:00:00Z', NOON],
  ['2026-11-20T12:00:00+0800', NOON],
  [' 2026-11-20T06:00:00+02:00 ', NOON],
  ['2026-11-20', NOON - 12 * 3_600_000],
  ['2026/11/20', NOON - 12 * 3_600_000],
  ['2026/11/5', Date.parse('2026-11-05T00:00+08:00')],
  ['20261120', NOON - 12 * 3_600_000],
  [20_261_120, NOON - 12 * 3_600_000],
  ['202611201200', NOON],
  [202_611_201_200, NOON],
  ['20261120120000', NOON],
  [20_261_120_120_000, NOON],
])('SIDE-02 the wire time %o is read', (value, instant) => {
  expect(wireInstant(value)).toBe(instant);
});

it.each([
  '',
  'soon',
  '2026',
  '20260230',
  '20261301',
  '20261120250000',
  '202611201261',
  '1795147200',
  1_795_147_200,
  0,
  -1,
  1.5,
  '2026.11.20',
  '2026-02-30',
  '2026-13-01',
  '2026-11-20 25:00:00',
  '2026-11-20 12:61',
  'x2026-11-20',
  '2026-11-20x',
  '123456789012345',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  {},
])('SIDE-02 %o is not a date', (value) => {
  expect(wireInstant(value)).toBeUndefined();
});

// The calendar repeats itself after 400 years.
it('day and weekday equal those of the calendar for every day of 1800 to 2200', () => {
  const wrong: number[] = [];
  for (let noon = Date.UTC(1800, 0, 1, 4); noon < Date.UTC(2200, 0, 1); noon += 86_400_000) {
    const date = new Date(noon);
    const day = date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
    if (shanghaiDay(date) !== day || shanghaiWeekday(date) !== (date.getUTCDay() + 6) % 7) wrong.push(day);
  }
  expect(wrong).toEqual([]);
});

it('SIDE-02 every instant survives the way through ISO text and through milliseconds', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(1e12), max: new Date(4e12), noInvalidDate: true }), (date) => {
      expect(wireInstant(date.toISOString())).toBe(date.getTime());
      expect(wireInstant(String(date.getTime()))).toBe(date.getTime());
    }),
  );
});

const FORMS = ['2026-11-20', '2026/11/20', '20261120', '2026-11-20 00:00:00', '2026-11-20T00:00:00+08:00'];

it('SIDE-02 one day in every form of the wire is one day, shown, counted and compared', () => {
  for (const form of FORMS) {
    expect(wireDay(form)).toBe('2026-11-20');
    expect(daysBetween(form, '2026/12/01')).toBe(11);
    for (const other of FORMS) expect(compareTimes(form, other)).toBe(0);
  }
  expect(wireDay('2026-11-20T20:00:00Z')).toBe('2026-11-21');
  expect(daysBetween('2026-11-20 23:59', '2026-11-21 00:01')).toBe(1);
  for (const none of [wireDay('soon'), daysBetween('soon', '2026-11-20'), wireMinute('')])
    expect(none).toBeUndefined();
});

it('SIDE-02 what cannot be read comes last in both orders', () => {
  const days = ['soon', '2026/11/05', '20261120', '', '2026-11-06 08:00'];
  expect(days.toSorted(compareTimes)).toEqual(['2026/11/05', '2026-11-06 08:00', '20261120', 'soon', '']);
  expect(days.toSorted(compareNewest)).toEqual(['20261120', '2026-11-06 08:00', '2026/11/05', 'soon', '']);
});

it('SIDE-02 a minute is shown in Shanghai, a day alone without one', () => {
  expect(wireMinute('2026-11-20T01:02:03Z')).toBe('2026-11-20 09:02');
  expect(wireMinute('20261120093000')).toBe('2026-11-20 09:30');
  expect(wireMinute('2026/11/20')).toBe('2026-11-20');
  expect(wireMinute(20_261_120)).toBe('2026-11-20');
});

it('SIDE-02 every instant is read back from 13 and 14 digits and from its minute', () => {
  const instants = fc.integer({ min: Date.UTC(2001, 8, 10), max: Date.UTC(2200, 0, 1) });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(wireInstant(instant)).toBe(instant);
      const minute = wireMinute(instant) ?? '';
      expect(wireInstant(minute)).toBe(Math.floor(instant / 60_000) * 60_000);
      expect(wireInstant(minute.replace(/\D/g, ''))).toBe(wireInstant(minute));
      expect(wireDay(instant)).toBe(minute.slice(0, 10));
    }),
  );
});

it('FIN-11 the year begins in Shanghai', () => {
  expect(shanghaiYear(new Date('2026-12-31T16:00:00Z'))).toBe(2027);
});

it('FIN-02 a day in Shanghai, and so many days later; no day of a date that is none', () => {
  const silvester = new Date('2026-12-31T15:59:59Z');
  expect([shanghaiDate(silvester), shanghaiDate(silvester, 1)]).toEqual(['2026-12-31', '2027-01-01']);
  expect(shanghaiDate(new Date('soon'))).toBe('');
  expect(dayAfter('2026/12/31', 1)).toBe('2027-01-01');
  expect([dayAfter('soon', 1), dayAfter('2026-12-31', 0.5), dayAfter('9999-12-31', 1)]).toEqual(['', '', '']);
});
