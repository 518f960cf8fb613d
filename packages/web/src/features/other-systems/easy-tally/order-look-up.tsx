import { Alert, Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '#ui/page/states';
import { tallyAddress } from './tally-address';
import './order-look-up.css';

interface OrderLookUpProps {
  readonly page: 'easyTally' | 'easyTallySigning';
  /** The number of the address, where it is none. */
  readonly wrong?: { readonly orderNo: string; readonly reason: string };
}

/** Asks for the order that the address does not name, or names wrongly (FIN-10a). */
export function OrderLookUp({ page, wrong }: OrderLookUpProps) {
  const navigate = useNavigate();
  return (
    <section className="panel" aria-label="选择订单">
      {wrong && <Alert type="warning" showIcon title={`订单号“${wrong.orderNo}”不对：${wrong.reason}`} />}
      <EmptyState
        title="请输入要对账的订单号"
        reason="也可以从易理货的补货记录打开。"
        action={
          <Input.Search
            className="tally-look-up"
            aria-label="订单号"
            placeholder="订单号"
            defaultValue={wrong?.orderNo ?? ''}
            enterButton="查看"
            onSearch={(text) => text.trim() !== '' && navigate(tallyAddress(page, text.trim()))}
          />
        }
      />
    </section>
  );
}
