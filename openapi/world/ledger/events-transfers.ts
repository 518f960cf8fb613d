import { longDay, monthOf, monthsFrom } from './calendar';
import type { Transfer } from './events';
import { orderPayers } from './events-orders';
import { type Ground, isFixed, numberOf, whenCome } from './period';
import { randomOf } from './random';

const FUNDS_TYPES: readonly string[] = ['DIGITAL', 'AIR', 'KJT', 'BANK', 'REFUND', 'INTERESTREFUND'];
const ACCOUNT_TYPES: readonly string[] = ['ACCOUNT', 'FINANCE'];
const FAILED_SHARE = 0.1;

/** A funds transfer and an application to transfer each month, between payers whose accounts are open. */
export function transfersOf(ground: Ground): readonly Transfer[] {
  return monthsFrom(monthOf(ground.from), monthOf(ground.today)).flatMap((month) => [
    ...transferOf(ground, month, 'FUNDS'),
    ...transferOf(ground, month, 'ACCOUNT'),
  ]);
}

function transferOf(ground: Ground, month: string, family: Transfer['family']): readonly Transfer[] {
  const { dealer, today } = ground;
  const random = randomOf(`${dealer.code} transfer ${family} ${month}`);
  const day = whenCome(`${month}-${String(random.integer(3, 24)).padStart(2, '0')}`, today);
  const payers = orderPayers(dealer).filter((payer) => !isFixed(ground, payer, day));
  if (day === '' || payers.length < 2) return [];
  const from = random.pick(payers);
  const to = random.pick(payers.filter((payer) => payer !== from));
  const isFunds = family === 'FUNDS';
  const isFailed = random.chance(FAILED_SHARE);
  return [
    {
      id: numberOf(dealer, isFunds ? '7' : '8', month.replace('-', '')),
      transferNo: numberOf(dealer, isFunds ? 'ZJ' : 'HB', `${longDay(day)}01`),
      family,
      transferType: random.pick(isFunds ? FUNDS_TYPES : ACCOUNT_TYPES),
      from: from.payerCode,
      to: to.payerCode,
      cents: random.integer(5, 60) * 10_000,
      day,
      time: `${day} 1${random.integer(0, 7)}:${random.integer(10, 59)}:00`,
      status: isFailed ? '30' : '20',
      remark: isFailed ? '余额不足' : '',
    },
  ];
}
