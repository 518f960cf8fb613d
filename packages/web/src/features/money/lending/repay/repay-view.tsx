import { formatYuan, readMoney } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { PayerBalances } from '#kits/money-form/payer-balances';
import { JobViews } from '#kits/report/job-views';
import { ReportTable } from '#kits/report/report-table';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { stateText } from '#ui/text/joined';
import { dayText } from '#ui/text/wire-text';
import { documentAddress } from '#widgets/document-line/document-address';
import { isOwed } from '../financings/financing-report';
import { REPAYMENTS } from '../financings/repayment-report';
import { financeRepay } from './finance-repay';
import { type RepayDetail, repayDetailQuery } from './use-repay-facts';

interface RepayViewProps {
  readonly financeNo: string;
  readonly verb: string;
  /** The field begins with the complete principal. */
  readonly isWhole?: boolean;
}

/** The form for one financing that was owed when the page opened; once it is repaid, the outcome stays. */
export function RepayView({ financeNo, verb, isWhole = false }: RepayViewProps) {
  const query = useQuery(repayDetailQuery(useAccount(), financeNo));
  if (query.data?.loan?.financeNo === financeNo)
    return <OpenedRepay key={financeNo} detail={query.data} verb={verb} isWhole={isWhole} />;
  return (
    <div className="page">
      <PageHeader context={`融资 ${financeNo}`} />
      <Loaded query={query} failure={`融资 ${financeNo} 没有加载出来`}>
        {() => (
          <EmptyState
            title={`没有查到融资 ${financeNo}`}
            reason="没有查到它的本金和利率，不能归还。请刷新，或联系客户经理。"
          />
        )}
      </Loaded>
    </div>
  );
}

interface OpenedRepayProps extends Required<Pick<RepayViewProps, 'verb' | 'isWhole'>> {
  readonly detail: RepayDetail;
}

function OpenedRepay({ detail, verb, isWhole }: OpenedRepayProps) {
  const [opened] = useState(detail.loan);
  const { financeNo, outstandingAmount } = opened;
  const form = useMemo(
    () => financeRepay({ financeNo, verb, amount: (isWhole && readMoney(outstandingAmount)) || '' }),
    [financeNo, verb, isWhole, outstandingAmount],
  );
  if (!isOwed(opened)) return <NothingOwed financeNo={financeNo} statusName={opened.statusName} />;
  return (
    <MoneyFormPage
      form={form}
      aside={({ payers, detail: { loan } }) => (
        <>
          <PayerBalances payers={payers} />
          <h2>融资 {financeNo}</h2>
          <p>
            {loan.bankName}，融资 {formatYuan(loan.amount)}，未还 {formatYuan(loan.outstandingAmount)}
            ，年利率 {loan.rate ?? '—'}%，{dayText(loan.dueDate)} 到期。
          </p>
          <p>利息按全部未还本金计到还款当天，一年按 360 天计算。</p>
        </>
      )}
    >
      <section aria-label="还款记录">
        <h2>还款记录</h2>
        <ReportTable report={REPAYMENTS} fixed={{ financeNo }} />
      </section>
    </MoneyFormPage>
  );
}

interface NothingOwedProps {
  readonly financeNo: string;
  readonly statusName: string;
}

function NothingOwed({ financeNo, statusName }: NothingOwedProps) {
  return (
    <div className="page">
      <PageHeader context={`融资 ${financeNo}`} />
      <JobViews />
      <EmptyState
        title={`融资 ${financeNo} 没有可以归还的本金`}
        reason={`这笔融资${stateText(statusName)}。`}
        action={
          <ButtonLink kind="primary" to={documentAddress('loanGetrepayment', { financeNo }) ?? ''}>
            查看这笔融资
          </ButtonLink>
        }
      />
    </div>
  );
}
