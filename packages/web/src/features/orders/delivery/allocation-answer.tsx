import { orderPrice } from '@dealer-portal/rules/money';
import { Form, InputNumber } from 'antd';
import { useState } from 'react';
import { Money } from '#ui/money';
import { ReasonButton } from '#ui/reason-button';
import { StickyBar } from '#ui/sticky-bar';
import { AllocationDialog } from './allocation-dialog';
import type { Allocation } from './queries';

/** How many pieces of an allocation are taken, and the two answers. */
export function AllocationAnswer({ allocation }: { readonly allocation: Allocation }) {
  const [number, setNumber] = useState(allocation.number);
  const [asked, setAsked] = useState<'confirm' | 'refuse'>();
  const amount = orderPrice([{ price: allocation.price, number }]);
  return (
    <>
      <section className="panel order-panel" aria-label="确认数量">
        <Form layout="vertical" component="div">
          <Form.Item label={`确认数量（最多 ${allocation.number} 台）`} htmlFor="allocation-number">
            <InputNumber
              id="allocation-number"
              min={1}
              max={allocation.number}
              precision={0}
              suffix="台"
              value={number}
              onChange={(value) => setNumber(value ?? 0)}
            />
          </Form.Item>
        </Form>
      </section>
      <StickyBar
        summary={
          <>
            确认 {number} 台 · 合计 <Money amount={amount} strong />
          </>
        }
        actions={
          <>
            <ReasonButton danger size="large" onClick={() => setAsked('refuse')}>
              拒绝配额
            </ReasonButton>
            <ReasonButton
              type="primary"
              size="large"
              whyNot={number < 1 ? '请填写确认数量' : undefined}
              onClick={() => setAsked('confirm')}
            >
              确认配额
            </ReasonButton>
          </>
        }
      />
      {asked && (
        <AllocationDialog
          allocation={allocation}
          isRefusal={asked === 'refuse'}
          number={number}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
