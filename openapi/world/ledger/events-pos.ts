import { addDays, shortDay } from './calendar';
import { ownPayer, payerOfType } from './dealers';
import type { PosTrade } from './events';
import { isFixed, type LedgerContext, numberOf, sequence, tradingDays, whenCome } from './period';
import { randomOf } from './random';

/** Percent of a trade. */
export const POS_RATE = 0.38;
/** A dealer with fewer orders a day has no terminal. */
const LEAST_ORDERS = 0.5;

/** Whether a dealer has a POS agreement. */
export function hasPos({ dealer }: LedgerContext): boolean {
  return dealer.ordersPerDay >= LEAST_ORDERS;
}

/** The first and the last day of the POS agreement that runs on a day: a year from the tenth of January. */
export function posAgreementDays(today: string): { readonly begin: string; readonly end: string } {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '01-10' ? 1 : 0);
  const begin = `${year}-01-10`;
  return { begin, end: posAgreementEnd(begin) };
}

/** The last day of an agreement that begins on a day: the day before the same day a year later. */
export function posAgreementEnd(begin: string): string {
  return addDays(`${Number(begin.slice(0, 4)) + 1}${begin.slice(4)}`, -1);
}

/** The number of the agreement that runs on a day. */
export function posAgreementNo(
  today: string,
  dealer: Pick<LedgerContext['dealer'], 'isKnown' | 'index'>,
): string {
  return `HT${posAgreementDays(today).begin.slice(0, 4)}PS0002${dealer.isKnown ? '' : dealer.index}`;
}

/** The payer that POS money is settled to. */
export function posPayer({ dealer }: LedgerContext): string {
  return (payerOfType(dealer, '90') ?? ownPayer(dealer)).payerCode;
}

/** The terminals of a dealer; the first is bound. */
export function terminalNos({ dealer }: LedgerContext): readonly string[] {
  return dealer.isKnown
    ? ['37020001', '37020002']
    : [numberOf(dealer, '3702', '001'), numberOf(dealer, '3702', '002')];
}

/** Trades at the bound terminal, each settled the day after next less its charge. */
export function posTradesOf(context: LedgerContext): readonly PosTrade[] {
  if (!hasPos(context)) return [];
  const [terminalNo = ''] = terminalNos(context);
  return tradingDays(context).flatMap((day) => {
    if (isFixed(context, { payerCode: posPayer(context) }, day)) return [];
    const random = randomOf(`${context.dealer.code} pos ${day}`);
    return Array.from({ length: random.count(0.4) }, (_, at) => {
      const cents = random.integer(100, 3000) * 100;
      const charge = Math.round((cents * POS_RATE) / 100);
      return {
        id: numberOf(context.dealer, '65', `${shortDay(day)}${sequence(at, 2)}`),
        day,
        terminalNo,
        cents,
        rate: POS_RATE,
        charge,
        settled: whenCome(addDays(day, 2), context.today),
      };
    });
  });
}
