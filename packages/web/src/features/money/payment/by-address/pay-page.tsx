import { movementText, type PaymentRequest, readPaymentRequest } from '@dealer-portal/rules/movement';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { usePayerFacts } from '#kits/money-form/payer-balances';
import { Loaded } from '#platform/calls/loaded';
import { AccountProvider } from '#platform/session/account';
import { href } from '#routes';
import { EmptyPage } from '#ui/page/empty-page';
import { PageHeader } from '#ui/page/page-header';
import { payersAhead } from '#widgets/payers/queries';
import { requestedPayment } from './pay-page-definition';

/** 支付: what the address asks to pay, shown before it goes to the cashier (FIN-07). */
export function Component() {
  const { data } = useParams();
  const read = useMemo(() => readPaymentRequest(data), [data]);
  if (!read.ok)
    return (
      <NothingToPay reason={`${movementText(read.refusal)}。请从原来的页面重新打开，或者自己填写付款。`} />
    );
  return (
    <AccountProvider>
      <RequestedPayment key={data} request={read.request} />
    </AccountProvider>
  );
}

Component.callsAhead = payersAhead;

/** Only into a payer of the customer: an address may name any. */
function RequestedPayment({ request }: { readonly request: PaymentRequest }) {
  const form = useMemo(() => requestedPayment(request), [request]);
  const facts = usePayerFacts();
  if (facts.data?.payers.some(({ payerCode }) => payerCode === request.payerCode)) {
    return <MoneyFormPage form={form} />;
  }
  if (facts.data) {
    return (
      <NothingToPay
        reason={`付款方 ${request.payerCode} 不是当前客户的付款方，不能付款。请确认登录的账号。`}
      />
    );
  }
  return (
    <div className="page">
      <PageHeader />
      <Loaded query={facts} failure="付款方没有加载出来">
        {() => null}
      </Loaded>
    </div>
  );
}

function NothingToPay({ reason }: { readonly reason: string }) {
  return <EmptyPage title="没有可以付的款项" reason={reason} to={href('payment')} act="去付款页面填写" />;
}
