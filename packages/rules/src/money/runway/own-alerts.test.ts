import { expect, it } from 'vitest';
import type { RunwayEnd } from './forecast';
import { type AlertFacts, ownAlerts, readAlertSettings } from './own-alerts';

const NOW = new Date('2026-11-22T09:00:00+08:00');
const end = (kind: RunwayEnd['kind'], number: string, day: string): RunwayEnd => ({
  kind,
  number,
  day,
  amount: 1,
});
const FACTS: AlertFacts = {
  ends: [
    end('rebate', 'R30', '2026-12-22'),
    end('rebate', 'R31', '2026-12-23'),
    end('rebate', 'GONE', '2026-11-21'),
    end('bill', 'B7', '2026-11-29'),
    end('bill', 'OVERDUE', '2026-11-20'),
    end('bill', 'B8', '2026-11-30'),
    end('bill', 'UNDATED', '月底'),
  ],
  payers: [
    { payerType: '01', balance: 30_000 },
    { payerType: '04', balance: 19_999.99 },
    { payerType: '02', balance: 900_000 },
  ],
};
const textsOf = (alerts: ReturnType<typeof ownAlerts>) =>
  alerts.map((alert) => {
    if (alert.kind === 'end') return `${alert.end.number} ${alert.days}`;
    return alert.kind === 'balance' ? `${alert.total}` : alert.kind;
  });

it('FIN-02 an account is reminded of what it has set, on the day it has set, and of nothing else', () => {
  expect(ownAlerts({}, FACTS, NOW)).toEqual([]);
  expect(textsOf(ownAlerts({ rebateDays: 30 }, FACTS, NOW))).toEqual(['R30 30']);
  expect(textsOf(ownAlerts({ billDays: 7 }, FACTS, NOW))).toEqual([
    'OVERDUE -2',
    'B7 7',
    'UNDATED undefined',
  ]);
});

it('FIN-02 the balance that orders are paid with counts to the cent, and credit does not hide that it is low', () => {
  expect(textsOf(ownAlerts({ below: 50_000 }, FACTS, NOW))).toEqual(['49999.99']);
  const enough = [...FACTS.payers, { payerType: '05', balance: 0.01 }];
  expect(ownAlerts({ below: 50_000 }, { ...FACTS, payers: enough }, NOW)).toEqual([]);
});

it('FIN-02 a balance that cannot be read is unknown, and something to be reminded of', () => {
  const payers = [...FACTS.payers, { payerType: '01', balance: '不详' }];
  expect(ownAlerts({ below: 10_000 }, { ends: [], payers }, NOW)).toEqual([
    { kind: 'balance', total: undefined, below: 10_000 },
  ]);
  const untyped = [{ payerType: '', balance: 9e9 }];
  expect(textsOf(ownAlerts({ below: 10_000 }, { ends: [], payers: untyped }, NOW))).toEqual(['undefined']);
});

it.each([[[]], [[{ payerType: '02', balance: 9e9 }]]])(
  'FIN-02 an account without money for orders is not taken for a balance that cannot be read: %j',
  (payers) => {
    expect(ownAlerts({ below: 10_000 }, { ends: [], payers }, NOW)).toEqual([
      { kind: 'noAccount', below: 10_000 },
    ]);
  },
);

it('FIN-02 the day of an alert is one form, in whichever the wire gives it', () => {
  const [alert] = ownAlerts({ billDays: 30 }, { ends: [end('bill', 'B', '20261201')], payers: [] }, NOW);
  expect(alert?.kind === 'end' && alert.end.day).toBe('2026-12-01');
});

it.each([
  [
    { rebateDays: 30, below: 50_000 },
    { rebateDays: 30, below: 50_000 },
  ],
  [{ rebateDays: 31, billDays: 7, other: 1 }, { billDays: 7 }],
  [{ rebateDays: '30' }, undefined],
  [[], undefined],
  ['30', undefined],
  [null, undefined],
])('FIN-02 stored settings are read as far as they are choices: %j', (value, settings) => {
  expect(readAlertSettings(value)).toEqual(settings);
});
