import { href } from '#routes';

/** The part of the address of 融资订单 that opens the application for credit; no route is named for it. */
export const APPLY = 'apply';

export const CREDIT_APPLY_ADDRESS = `${href('loanLoanOrders')}?${APPLY}=1`;
