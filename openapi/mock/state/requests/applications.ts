import { payerByCode } from '../account/customer';
import { accountRefusal } from '../finance/account-places';
import { nextOf } from '../finance/ledger-rows';
import { businessTime } from '../memory/clock';
import { toYuan } from '../memory/money';
import type { Row } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { addition } from '../resources/transition';

type CreditApply = Row<'queryCreditApplies'>;

/** Applications for more credit, newest first. */
const credits = resource<CreditApply>('creditApplies', 'applyNo', fromExample('queryCreditApplies'));

const APPROVING = { status: '10', statusName: '审批中' } as const;
/** Assumption: a dealer may ask for as much again as its credit account holds. */
const mostOf = (cents: number) => toYuan(cents);

/** Applications of a dealer that somebody else decides. */
export const applicationHandlers: Handlers = {
  ...listOf<'queryCreditApplies', CreditApply>('queryCreditApplies', {
    rows: credits.rows,
    filters: { status: { is: 'status' }, beginDate: { from: 'createTime' }, endDate: { to: 'createTime' } },
    totals: {},
    show: (row) => row,
  }),
  ...addition<'submitCreditApply', CreditApply>('submitCreditApply', {
    resource: credits,
    refusal: ({ dealer, input }) => {
      const payer = payerByCode(dealer, input.payerCode);
      if (payer === undefined) return 'over';
      return (
        accountRefusal(dealer, 'creditApplication', { to: payer.payerCode }) ??
        (input.applyAmount > mostOf(payer.cents) ? 'over' : undefined)
      );
    },
    adds: ({ dealer, input, now, today }) => ({
      applyNo: nextOf(dealer, credits, { prefix: 'XY', today }),
      customerCode: dealer.persona.saletoCode,
      payerCode: input.payerCode,
      payerName: payerByCode(dealer, input.payerCode)?.payerName ?? '',
      applyAmount: input.applyAmount,
      usedAmount: 0,
      applyReason: input.applyReason,
      ...(input.beginDate !== undefined && { beginDate: input.beginDate }),
      ...(input.endDate !== undefined && { endDate: input.endDate }),
      ...APPROVING,
      createTime: businessTime(now),
      nodeList: [],
    }),
    answer: (row) => row,
  }),
};
