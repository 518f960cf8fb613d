import type { Handlers } from '../memory/state';
import { billHandlers } from './bills';
import { gateHandlers } from './gates';
import { invoiceHandlers } from './invoices';
import { loanHandlers } from './loans';
import { paymentAccountHandlers } from './payment/payment-accounts';
import { paymentPaperHandlers } from './payment-papers';
import { paymentHandlers } from './payments';
import { policyHandlers } from './policies';
import { posHandlers } from './pos';
import { rebateHandlers } from './rebates';
import { reconciliationHandlers } from './reconciliations';
import { statementHandlers } from './statements';
import { transferAccessHandlers } from './transfer-access';
import { transferFinanceHandlers } from './transfers';

/** Every finance call that the ledger answers. */
export const financeHandlers: Handlers = {
  ...statementHandlers,
  ...reconciliationHandlers,
  ...invoiceHandlers,
  ...billHandlers,
  ...paymentHandlers,
  ...paymentPaperHandlers,
  ...paymentAccountHandlers,
  ...rebateHandlers,
  ...policyHandlers,
  ...loanHandlers,
  ...posHandlers,
  ...transferFinanceHandlers,
  ...transferAccessHandlers,
  ...gateHandlers,
};
