import { readQuantity } from '@dealer-portal/rules/input';
import { orderPrice, readFigure } from '@dealer-portal/rules/money';
import { Form } from 'antd';
import { useState } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import { QuantityInput } from '#ui/input/quantity-input';
import { useQuantityDraft } from '#ui/input/use-quantity-draft';
import { StickyBar } from '#ui/page/sticky-bar';
import { countText } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { AllocationDialog } from './allocation-dialog';
import type { Allocation } from './allocation-report';
import '#widgets/orders/orders.css';

/** How many pieces of an allocation are taken, and the two answers. */
export function AllocationAnswer({ allocation }: { readonly allocation: Allocation }) {
  const most = readFigure(allocation.number);
  const label = `确认数量（最多 ${countText(most, '台')}）`;
  const draft = useQuantityDraft(most ?? 0, (text) => readQuantity(text, { min: 1, max: most ?? 0 }));
  const number = draft.quantity;
  const reason = most === undefined ? '这份配额的数量没有查到，请刷新后再确认' : draft.reason;
  const [answer, setAnswer] = useState<'confirm' | 'refuse'>();
  const amount = number === undefined ? undefined : orderPrice([{ price: allocation.price, number }]);
  return (
    <>
      <section className="panel order-panel" aria-label="确认数量">
        <Form layout="vertical" component="div">
          <Form.Item label={label}>
            <QuantityInput label={label} max={most ?? 0} unit="台" {...draft.field} />
          </Form.Item>
        </Form>
      </section>
      <StickyBar
        summary={
          <>
            确认 {countText(number, '台')} · 合计 <Money amount={amount} strong />
          </>
        }
        actions={
          <>
            <ReasonButton isDanger size="large" onClick={() => setAnswer('refuse')}>
              拒绝配额
            </ReasonButton>
            <ReasonButton
              kind="primary"
              size="large"
              disabledReason={reason}
              onClick={() => setAnswer('confirm')}
            >
              确认配额
            </ReasonButton>
          </>
        }
      />
      {answer && (
        <AllocationDialog
          allocationNo={allocation.allocationNo}
          chosen={answer}
          number={number}
          amount={amount}
          reason={reason}
          onClose={() => setAnswer(undefined)}
        />
      )}
    </>
  );
}
