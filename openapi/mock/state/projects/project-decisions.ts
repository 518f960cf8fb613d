import { addDays } from '../../../world/ledger/calendar';
import { specialsOf } from '../catalogue/goods';
import { businessTime } from '../memory/clock';
import { number as numberOf } from '../memory/input';
import type { Dealer } from '../memory/slice';
import type { ProjectGoods, ProjectRow } from './project-rows';

/** Assumption: the customer has so many days for a paper, a quote, the deposit and the rest. */
export const DUE_DAYS = { paper: 7, price: 10, quote: 14, deposit: 7, rest: 20, accept: 15 } as const;
/** Assumption: the maker gives five percent, and at most seven. */
const [USUAL_PERCENT, LEAST_PERCENT] = [95, 93];

/** A row with another state, one more event and one more stage that is done. */
export function moved(
  row: ProjectRow,
  now: Date,
  step: {
    readonly status: string;
    readonly operator: string;
    readonly content: string;
    readonly done?: string;
    readonly remark?: string;
  },
): ProjectRow {
  const time = businessTime(now);
  const { status, operator, content, done, remark = '' } = step;
  return {
    ...row,
    status,
    events: [{ time, operator, content }, ...row.events],
    done:
      done === undefined
        ? row.done
        : [...row.done, { stage: done, day: time.slice(0, 10), operator, remark }],
  };
}

/** The maker's offer for a product: the world's project price, else the requested price within its limits. */
function quoted(dealer: Dealer, goods: ProjectGoods): ProjectGoods {
  const special = specialsOf(dealer, goods.productCode).find(({ priceType }) => priceType === 'GC');
  if (special && goods.number <= numberOf(special.facts, 'usableQty'))
    return { ...goods, quoteCents: special.cents, versionCode: special.facts.versionCode ?? '' };
  const least = Math.ceil((goods.normalCents * LEAST_PERCENT) / 100);
  const usual = Math.ceil((goods.normalCents * USUAL_PERCENT) / 100);
  return { ...goods, quoteCents: goods.targetCents > 0 ? Math.max(goods.targetCents, least) : usual };
}

/** The maker's decision about a waiting project. */
export function decided(dealer: Dealer, row: ProjectRow, now: Date): ProjectRow {
  const operator = row.managerName;
  const today = businessTime(now).slice(0, 10);
  const due = (days: number) => addDays(today, days);
  const rest = { ...row, isWaiting: false };
  switch (row.status) {
    case '20': {
      const isWhole = row.missing.length === 0;
      if (!isWhole)
        return {
          ...moved(rest, now, { status: '11', operator, content: '资料不全，请补齐' }),
          dueDate: due(DUE_DAYS.paper),
        };
      const next = moved(rest, now, { status: '30', operator, content: '核实通过', done: '20' });
      return { ...next, dueDate: due(DUE_DAYS.price) };
    }
    case '31': {
      const next = moved(rest, now, { status: '32', operator, content: '报价已出' });
      return {
        ...next,
        goods: row.goods.map((goods) => quoted(dealer, goods)),
        dueDate: due(DUE_DAYS.quote),
      };
    }
    case '51': {
      const next = moved(rest, now, { status: '60', operator, content: '交付完成', done: '50' });
      return { ...next, dueDate: due(DUE_DAYS.accept) };
    }
    case '61':
      return {
        ...moved(rest, now, { status: '70', operator, content: '验收通过', done: '60' }),
        isWaiting: true,
      };
    case '70':
      return moved(rest, now, {
        status: '71',
        operator,
        content: '返利已结',
        done: '70',
        remark: '返利已结',
      });
    default:
      return rest;
  }
}
