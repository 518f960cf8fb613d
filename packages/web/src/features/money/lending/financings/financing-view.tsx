import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Link } from 'react-router-dom';
import { JobViews } from '#kits/report/job-views';
import { ReportTable } from '#kits/report/report-table';
import { useReport } from '#kits/report/use-report';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { Arriving } from '#ui/page/arriving';
import { PageHeader } from '#ui/page/page-header';
import { joined } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { documentAddress, orderAddress } from '#widgets/document-line/document-address';
import { FinancingCourse } from './financing-course';
import { FINANCING, type Financing, isOwed, repayAddress } from './financing-report';
import { REPAYMENTS } from './repayment-report';
import '../lending.css';
import { dayText } from '#ui/text/wire-text';

interface FinancingViewProps {
  readonly financeNo: string;
  /** The order whose financing it is, where one led here. */
  readonly orderNo?: string | undefined;
}

/** One financing: its terms, its repayments done and planned, and what it cost (FIN-08). */
export function FinancingView({ financeNo, orderNo }: FinancingViewProps) {
  const { query, data } = useReport(REPAYMENTS, { financeNo });
  // An answer of another shape has none.
  const loan: Financing | undefined = data?.loan;
  const order = orderAddress({ orderNo });
  return (
    <div className="page">
      <PageHeader
        title={joined(['融资', financeNo])}
        context={
          order ? (
            <Link to={order}>订单 {orderNo}</Link>
          ) : (
            <Link to={href('loanGetLoanHistory')}>融资记录</Link>
          )
        }
        actions={<FinancingLinks financeNo={financeNo} isOwed={loan !== undefined && isOwed(loan)} />}
      />
      <JobViews />
      {query.isPending && <Arriving />}
      {loan && <FinancingFacts financing={loan} />}
      <ReportTable report={REPAYMENTS} fixed={{ financeNo }} />
      {loan && <FinancingCourse financing={loan} repayments={data?.repayList} />}
    </div>
  );
}

interface FinancingLinksProps {
  readonly financeNo: string;
  readonly isOwed: boolean;
}

function FinancingLinks({ financeNo, isOwed }: FinancingLinksProps) {
  return (
    <>
      <ButtonLink to={documentAddress('expenseQuery', { financeNo }) ?? ''}>这笔融资的费用</ButtonLink>
      {isOwed && (
        <ButtonLink kind="primary" to={repayAddress({ financeNo })}>
          去还款
        </ButtonLink>
      )}
    </>
  );
}

function FinancingFacts({ financing }: { readonly financing: Financing }) {
  const { bankName, contractNo, amount, repaidAmount, outstandingAmount, rate } = financing;
  return (
    <section className="panel lending-facts" aria-label="融资信息">
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2, lg: 3 }}
        items={[
          { key: 'bank', label: '资金方', children: bankName ?? '—' },
          { key: 'contract', label: '融资合同', children: contractNo ?? '—' },
          { key: 'status', label: '状态', children: FINANCING.status.render(financing) },
          { key: 'amount', label: '融资金额', children: <Money amount={amount} strong /> },
          { key: 'repaid', label: '已还本金', children: <Money amount={repaidAmount} strong /> },
          { key: 'left', label: '未还本金', children: <Money amount={outstandingAmount} strong /> },
          { key: 'rate', label: '年利率', children: `${rate ?? '—'} %（按 360 天计息）` },
          { key: 'begin', label: '放款日期', children: dayText(financing.beginDate) || '—' },
          { key: 'due', label: '到期日期', children: dayText(financing.dueDate) || '—' },
        ]}
      />
    </section>
  );
}
