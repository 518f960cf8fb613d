import type { SettleEvent, SettleState } from '@dealer-portal/rules/settle';
import type { SettleData } from './queries';
import { RemarkField, RemarkProblem } from './remark-field';
import { SplitOrderCard } from './split-order-card';
import type { Remarks } from './use-remarks';
import type { Standings } from './use-standings';
import './settle.css';

interface SplitOrdersProps {
  readonly data: SettleData;
  readonly state: SettleState;
  readonly dispatch: (event: SettleEvent) => void;
  readonly remarks: Remarks;
  readonly standings: Standings;
  readonly onRenew: (orderNo: string) => void;
}

const COLUMNS = ['商品', '价格类型', '单价', '数量', '金额'] as const;

/** The split orders by composition, each to be ticked, remarked and paid; one head for the lines of all. */
export function SplitOrders({ data, state, dispatch, remarks, standings, onRenew }: SplitOrdersProps) {
  return (
    <div className="settle-orders">
      <div className="settle-head" aria-hidden="true">
        {COLUMNS.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      {data.composeProductList.map(({ composeOrderNo, splitOrderDetailList }) => (
        <section key={composeOrderNo} aria-label={`组合 ${composeOrderNo}`}>
          {splitOrderDetailList.map((order) => (
            <SplitOrderCard
              key={order.orderNo}
              order={order}
              standing={standings.of(order.orderNo)}
              remark={
                <RemarkField
                  isSmall
                  label={`订单 ${order.orderNo} 的送货备注`}
                  text={remarks.textOf(order.orderNo)}
                  isFailed={remarks.isFailed(order.orderNo)}
                  onText={(text) => remarks.change(order.orderNo, text)}
                />
              }
              remarkProblem={
                remarks.isFailed(order.orderNo) && <RemarkProblem orderNo={order.orderNo} remarks={remarks} />
              }
              onPayersOpen={() => onRenew(order.orderNo)}
              isChecked={state.checked.includes(order.orderNo)}
              payer={state.payers.find(({ key }) => key === order.orderNo)}
              onCheck={(isTicked) =>
                dispatch({ type: isTicked ? 'check' : 'uncheck', orderNo: order.orderNo })
              }
              onPayer={(payerCode) => dispatch({ type: 'choosePayer', orderNo: order.orderNo, payerCode })}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
