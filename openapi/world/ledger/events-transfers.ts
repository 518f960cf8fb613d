import { ACCOUNT_SIDES, FUNDS_SIDES, type TransferSides } from './account-types';
import { longDay, monthOf, monthsFrom } from './calendar';
import type { LedgerPayer } from './dealers';
import type { Transfer } from './events';
import { orderPayers } from './events-orders';
import { isFixed, type LedgerContext, numberOf, whenCome } from './period';
import { randomOf } from './random';

type Sides = Readonly<Record<string, TransferSides>>;

/** The sides of each type of transfer, by family. */
const SIDES: Readonly<Record<Transfer['family'], Sides>> = { FUNDS: FUNDS_SIDES, ACCOUNT: ACCOUNT_SIDES };
const FAILED_SHARE = 0.1;

/**
 * A funds transfer and an application to transfer each month, between payers whose accounts are open and may stand there;
 * none where the dealer has no such two.
 */
export function transfersOf(context: LedgerContext): readonly Transfer[] {
  return monthsFrom(monthOf(context.from), monthOf(context.today)).flatMap((month) => [
    ...transferOf(context, month, 'FUNDS'),
    ...transferOf(context, month, 'ACCOUNT'),
  ]);
}

function transferOf(context: LedgerContext, month: string, family: Transfer['family']): readonly Transfer[] {
  const { dealer, today } = context;
  const random = randomOf(`${dealer.code} transfer ${family} ${month}`);
  const day = whenCome(`${month}-${String(random.integer(3, 24)).padStart(2, '0')}`, today);
  const payers = orderPayers(dealer).filter((payer) => !isFixed(context, payer, day));
  if (day === '' || payers.length < 2) return [];
  const drawn = random.pick(payers);
  const drawnTo = random.pick(payers.filter((payer) => payer !== drawn));
  const isFunds = family === 'FUNDS';
  const isFailed = random.chance(FAILED_SHARE);
  const [transferType, sides] = random.pick(Object.entries(SIDES[family]));
  const from = placed(drawn, sides.from, payers);
  const to = placed(
    drawnTo,
    sides.to,
    payers.filter((payer) => payer !== from),
  );
  if (!from || !to) return [];
  return [
    {
      id: numberOf(dealer, isFunds ? '7' : '8', month.replace('-', '')),
      transferNo: numberOf(dealer, isFunds ? 'ZJ' : 'HB', `${longDay(day)}01`),
      family,
      transferType,
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

/** The drawn payer where it may stand, else the first that may. */
function placed(
  drawn: LedgerPayer,
  types: readonly string[],
  payers: readonly LedgerPayer[],
): LedgerPayer | undefined {
  const allowed = payers.filter(({ payerType }) => types.includes(payerType));
  return allowed.includes(drawn) ? drawn : allowed[0];
}
