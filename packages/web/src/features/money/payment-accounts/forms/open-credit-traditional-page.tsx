import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { openAccount } from './open-account';

const FORM = openAccount({
  name: 'openCreditTraditional',
  verb: '开通信用',
  context: '传统客户的信用账户',
  type: 'CREDITCT',
});

/** 开通信用（传统）: applies for a credit account of a traditional dealer (FIN-07). */
export function Component() {
  return <MoneyFormPage form={FORM} />;
}
