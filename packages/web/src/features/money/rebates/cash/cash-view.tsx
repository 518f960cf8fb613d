import { formatYuan, readMoney } from '@dealer-portal/rules/money';
import { movementText, rebateCashRefusal } from '@dealer-portal/rules/movement';
import { cashesRebates } from '@dealer-portal/rules/roles';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { PayerBalances } from '#kits/money-form/payer-balances';
import { ReportTable } from '#kits/report/report-table';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { dayText } from '#ui/text/wire-text';
import { rebateQuery } from '../queries';
import type { Rebate } from '../rebate-report';
import { CASHES } from './cash-report';
import { rebateCash } from './rebate-cash';

/** The form that cashes one rebate; once it is cashed, the outcome stays. */
export function CashView({ rebateNo }: { readonly rebateNo: string }) {
  const account = useAccount();
  const query = useQuery(rebateQuery(rebateNo, account));
  const rebate = query.data?.records.find((found) => found.rebateNo === rebateNo);
  if (!cashesRebates(account.user)) return <NotCashed rebateNo={rebateNo} reason="兑现由管理员办理" />;
  if (rebate) return <OpenedCash key={rebateNo} rebate={rebate} />;
  if (query.data) return <NotCashed rebateNo={rebateNo} reason="没有找到这笔返利" />;
  return (
    <div className="page">
      <PageHeader context={`返利 ${rebateNo}`} />
      <Loaded query={query} failure={`返利 ${rebateNo} 没有加载出来`}>
        {() => null}
      </Loaded>
    </div>
  );
}

function OpenedCash({ rebate }: { readonly rebate: Rebate }) {
  const [opened] = useState(rebate);
  const { rebateNo, balance } = opened;
  const form = useMemo(() => rebateCash({ rebateNo, amount: readMoney(balance) ?? '' }), [rebateNo, balance]);
  const refusal = rebateCashRefusal(opened, new Date());
  if (refusal) return <NotCashed rebateNo={rebateNo} reason={movementText(refusal)} />;
  return (
    <MoneyFormPage
      form={form}
      aside={({ payers, rebate: now = opened }) => (
        <>
          <PayerBalances payers={payers} />
          <h2>返利 {rebateNo}</h2>
          <p>
            {now.rebateName}，共 {formatYuan(now.rebateAmount)}，已用 {formatYuan(now.usedAmount)}，可用{' '}
            {formatYuan(now.balance)}
            {now.endDate && `，${dayText(now.endDate)} 到期`}。
          </p>
        </>
      )}
    >
      <section aria-label="兑现记录">
        <h2>兑现记录</h2>
        <ReportTable report={CASHES} fixed={{ rebateNo }} />
      </section>
    </MoneyFormPage>
  );
}

interface NotCashedProps {
  readonly rebateNo: string;
  readonly reason: string;
}

function NotCashed({ rebateNo, reason }: NotCashedProps) {
  return (
    <div className="page">
      <PageHeader context={`返利 ${rebateNo}`} />
      <EmptyState
        title={`返利 ${rebateNo} 不能兑现`}
        reason={`${reason}。`}
        action={
          <ButtonLink kind="primary" to={href('myrebate')}>
            看其他返利
          </ButtonLink>
        }
      />
    </div>
  );
}
