import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { openAccount } from './open-account';

const FORM = openAccount({
  name: 'openDigital',
  verb: '开户',
  context: '开通数字货币账户',
  type: 'DIGITAL',
});

/** 数币开户信息: applies for an account of digital currency (FIN-07). */
export function Component() {
  return <MoneyFormPage form={FORM} />;
}
