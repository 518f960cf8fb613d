import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { openAccount } from './open-account';

const FORM = openAccount({
  name: 'bindBank',
  verb: '绑定银行卡',
  context: '融资款打入绑定的银行账户',
  type: 'LOAN',
});

/** 绑定银行: binds the bank account to which lenders pay (FIN-08). */
export function Component() {
  return <MoneyFormPage form={FORM} />;
}
