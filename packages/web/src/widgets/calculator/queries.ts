import type { Data } from '@dealer-portal/sdk';
import { getCalculatorFigures } from '@dealer-portal/sdk/operations';
import { type AccountScope, asideQuery } from '#platform/calls/query';

/** The figures that fill the calculator's form. */
export type Figures = Data<typeof getCalculatorFigures>;

/** The figures of a product; nothing is asked before one is picked, or while a code of the account is missing (CALC-02). */
export function figuresQuery(account: AccountScope, productCode: string | undefined) {
  const { saletoCode, sendtoCode } = account;
  const isComplete = saletoCode !== '' && sendtoCode !== '' && productCode;
  const input = isComplete ? { query: { saletoCode, sendtoCode, productCode } } : undefined;
  return asideQuery(getCalculatorFigures, input, account);
}
