import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { PAYMENT } from './payment-definition';
import { PaymentRules } from './payment-rules';

/** 付款 (FIN-07). */
export function Component() {
  return <MoneyFormPage form={PAYMENT} aside={({ payers }) => <PaymentRules payers={payers} />} />;
}
