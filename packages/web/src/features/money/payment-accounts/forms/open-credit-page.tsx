import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { openAccount } from './open-account';

const FORM = openAccount({
  name: 'openCredit',
  verb: '开通信用',
  context: '直营客户的信用账户',
  type: 'CREDIT',
});

/** 开通信用: applies for a credit account of a direct dealer (FIN-07). */
export function Component() {
  return <MoneyFormPage form={FORM} />;
}
