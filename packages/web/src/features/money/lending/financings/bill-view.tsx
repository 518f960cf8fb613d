import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { stateText } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { dayText } from '#ui/text/wire-text';
import { documentAddress } from '#widgets/document-line/document-address';
import { type Bill, billQuery } from '../queries';
import { BillCourse } from './bill-course';

/** One acceptance bill, with the way to its discount at a bank (FIN-08). */
export function BillView({ billNo }: { readonly billNo: string }) {
  const query = useQuery(billQuery(useAccount(), billNo));
  const bill = query.data?.records.find((record) => record.billNo === billNo);
  return (
    <div className="page">
      <PageHeader
        title={`票据 ${billNo}`}
        context={<Link to={href('billCount')}>票据统计</Link>}
        actions={
          bill && (
            <ButtonLink to={documentAddress('bankdiscount', { billNo }) ?? ''}>这张票据的贴现</ButtonLink>
          )
        }
      />
      <Loaded query={{ ...query, data: query.data && { bill } }} failure="票据没有加载出来">
        {(data) =>
          data.bill ? (
            <>
              <BillFacts bill={data.bill} />
              <div className="panel">
                <BillCourse bill={data.bill} />
              </div>
            </>
          ) : (
            <EmptyState
              title={`没有找到票据 ${billNo}`}
              reason="请核对票据号码，或从票据统计中选择。"
              action={
                <ButtonLink kind="primary" to={href('billCount')}>
                  查看票据统计
                </ButtonLink>
              }
            />
          )
        }
      </Loaded>
    </div>
  );
}

function BillFacts({ bill }: { readonly bill: Bill }) {
  return (
    <section className="panel" aria-label="票据信息">
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'type', label: '票据类型', children: bill.billTypeName ?? '—' },
          { key: 'status', label: '状态', children: stateText(bill.statusName) },
          { key: 'drawer', label: '出票人', children: bill.drawerName ?? '—' },
          { key: 'acceptor', label: '承兑人', children: bill.acceptorName ?? '—' },
          { key: 'amount', label: '票面金额', children: <Money amount={bill.amount} strong /> },
          { key: 'payer', label: '入账付款方', children: bill.payerCode || '未入账' },
          { key: 'issue', label: '出票日期', children: dayText(bill.issueDate) || '—' },
          { key: 'due', label: '到期日期', children: dayText(bill.dueDate) || '—' },
        ]}
      />
    </section>
  );
}
