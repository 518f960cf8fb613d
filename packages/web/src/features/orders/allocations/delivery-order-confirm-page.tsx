import { ALLOCATION_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import { countText, joined } from '#ui/text/joined';
import '#ui/antd/fact-table.css';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PrintButton } from '#ui/button/print-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { DueMoment } from '#widgets/orders/due-moment';
import { NumberLookUp } from '#widgets/orders/number-look-up';
import { minuteOf } from '#widgets/orders/order-codes';
import { AllocationAnswer } from './allocation-answer';
import { ALLOCATION_STATUS, type Allocation } from './allocation-report';
import { allocationsQuery } from './queries';
import '#widgets/orders/orders.css';

/** 提货单确认: one allocation, confirmed for some or all of its pieces, or refused with a reason (ORDER-01). */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const allocationNo = params.get('allocationNo') ?? '';
  const result = useQuery({
    ...allocationsQuery(account, allocationNo),
    enabled: allocationNo !== '',
  });
  const allocation = result.data?.records.find((record) => record.allocationNo === allocationNo);
  return (
    <div className="page">
      <PageHeader
        title={allocation ? `配额单 ${allocationNo}` : '提货单确认'}
        context={
          allocation && (
            <>
              {ALLOCATION_STATUS.render(allocation)} {minuteOf(allocation.createTime)} 下发
            </>
          )
        }
        actions={allocation && <PrintButton label="打印提货单" />}
      />
      {allocationNo === '' && <NumberLookUp name="allocationNo" label="配额单号" />}
      {allocationNo !== '' && (
        <Loaded query={result} failure="配额单没有加载出来">
          {() =>
            allocation ? (
              <AllocationFacts allocation={allocation} />
            ) : (
              <NoAllocation allocationNo={allocationNo} />
            )
          }
        </Loaded>
      )}
      {allocation?.status === ALLOCATION_STATES.toConfirm.value && (
        <AllocationAnswer key={allocationNo} allocation={allocation} />
      )}
    </div>
  );
}

function NoAllocation({ allocationNo }: { readonly allocationNo: string }) {
  return (
    <EmptyState
      title={`没有找到配额单 ${allocationNo}`}
      reason="配额单可能属于另一个售达方。"
      action={
        <ButtonLink kind="primary" to={href('deliveryOrder')}>
          查看提货单
        </ButtonLink>
      }
    />
  );
}

function AllocationFacts({ allocation }: { readonly allocation: Allocation }) {
  const { productCode, productModel, productName, number, price, amount, refuseReason, status } = allocation;
  return (
    <section className="panel order-panel" aria-label="配额信息">
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'product', label: '产品', children: joined([productModel || productCode, productName]) },
          { key: 'code', label: '产品编码', children: productCode },
          { key: 'number', label: '配额数量', children: countText(number, '台') },
          { key: 'price', label: '供价', children: <Money amount={price} /> },
          { key: 'amount', label: '金额', children: <Money amount={amount} strong /> },
          {
            key: 'deadline',
            label: '确认截止',
            children: (
              <DueMoment at={allocation.deadline} isOver={status !== ALLOCATION_STATES.toConfirm.value} />
            ),
          },
          {
            key: 'shipTo',
            label: '送达方',
            children: codeAndName(allocation.sendtoCode, allocation.sendtoAddress),
          },
          ...(refuseReason ? [{ key: 'reason', label: '拒绝原因', children: refuseReason }] : []),
        ]}
      />
    </section>
  );
}
