import { payersOf } from '@dealer-portal/rules/payer';
import type { SettleEvent, SettleState } from '@dealer-portal/rules/settle';
import { OWN_NUMBER_LENGTH, readOwnNumber, withOwnNumber } from '@dealer-portal/rules/settle-draft';
import { Input } from 'antd';
import { useState } from 'react';
import { notify } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { PayerSelect } from '#widgets/payers/payer-select';
import { RemarkField } from './remark-field';
import { type Remarks, useSavedRemarks } from './use-remarks';
import './settle.css';

interface ForAllOrdersProps {
  readonly state: SettleState;
  readonly dispatch: (event: SettleEvent) => void;
  readonly remarks: Remarks;
}

/** One payer and one remark for all checked orders, by one press (PAYER-01). */
export function ForAllOrders({ state, dispatch, remarks }: ForAllOrdersProps) {
  const [payerCode, setPayerCode] = useState<string>();
  const [text, setText] = useState('');
  const [number, setNumber] = useState('');
  const { checked } = state;
  const isEmpty = payerCode === undefined && text.trim() === '' && number === '';
  const apply = () => {
    if (payerCode !== undefined)
      for (const orderNo of checked) dispatch({ type: 'choosePayer', orderNo, payerCode });
    if (text.trim() === '' && number === '') return;
    const full: string[] = [];
    for (const orderNo of checked) {
      const words = text.trim() === '' ? remarks.textOf(orderNo) : text;
      const carried = number === '' ? words : withOwnNumber(words, number);
      if (carried === undefined) full.push(orderNo);
      remarks.change(orderNo, carried ?? words);
    }
    if (full.length > 0)
      notify('warning', `${full.length} 个订单的备注写不下您的订单号，备注没有改短：${full.join('、')}`);
  };
  return (
    <section className="settle-for-all no-print" aria-label="用于全部订单">
      <h2>用于全部订单</h2>
      <PayerSelect
        label="全部订单的付款方"
        payers={payersOfAll(state)}
        value={payerCode}
        onChange={setPayerCode}
      />
      <RemarkField label="全部订单的送货备注" text={text} onText={setText} />
      <Input
        aria-label="您自己的订单号"
        placeholder="您自己的订单号，写在备注里"
        maxLength={OWN_NUMBER_LENGTH}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        onBlur={() => setNumber(readOwnNumber(number))}
      />
      <ReasonButton
        isWide
        disabledReason={
          checked.length === 0
            ? '请先勾选要提交的订单'
            : isEmpty
              ? '请先选择付款方，或填写备注、订单号'
              : undefined
        }
        onClick={apply}
      >
        用于全部 {checked.length} 个订单
      </ReasonButton>
      <KeepRemark remarks={remarks} />
    </section>
  );
}

/** Every payer that an order may have, once. */
function payersOfAll({ orders }: SettleState) {
  const all = orders.flatMap(payersOf).map(({ payerCode, payerName, payerBalance }) => ({
    payerCode: payerCode ?? payerBalance?.paytoCode ?? '',
    customerName: payerName ?? '',
    balance: payerBalance?.balance,
  }));
  return [...new Map(all.map((payer) => [payer.payerCode, payer])).values()];
}

/** Keeps a typed remark with the ship-to, to be chosen the next time. */
function KeepRemark({ remarks }: Pick<ForAllOrdersProps, 'remarks'>) {
  const { saved, keep, isKeeping } = useSavedRemarks();
  const typed = Object.values(remarks.texts)
    .map((text) => text.trim())
    .find((text) => text !== '' && !saved.includes(text));
  if (typed === undefined) return null;
  return (
    <div className="settle-keep">
      <span className="secondary" title={typed}>
        “{typed}”
      </span>
      <ReasonButton kind="link" size="small" isBusy={isKeeping} onClick={() => keep(typed)}>
        存为常用
      </ReasonButton>
    </div>
  );
}
