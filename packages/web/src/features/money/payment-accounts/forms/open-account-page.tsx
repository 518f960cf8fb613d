import { useSearchParams } from 'react-router-dom';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { ButtonLink } from '#ui/button/plain-button';
import { CLOSES, LIQUIDATION_ADDRESS } from '../liquidation/liquidation-address';
import { LiquidationPage } from '../liquidation/liquidation-page';
import { openAccount } from './open-account';

const FORM = openAccount({
  name: 'openAccount',
  verb: '开户',
  context: '选择要开通的账户',
});

/** 开户提交: applies for an account of any type, or to close the account with the company (FIN-07, FIN-11). */
export function Component() {
  const [params] = useSearchParams();
  if (params.get('for') === CLOSES) return <LiquidationPage />;
  return (
    <MoneyFormPage form={FORM}>
      <ButtonLink to={LIQUIDATION_ADDRESS}>不再经营，申请清户</ButtonLink>
    </MoneyFormPage>
  );
}
