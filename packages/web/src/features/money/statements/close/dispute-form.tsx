import { readFigure, readMoney } from '@dealer-portal/rules/money';
import { MOST_REASON, monthCloseText, objectionRefusal } from '@dealer-portal/rules/month-close';
import { pastedAmount } from '@dealer-portal/rules/movement';
import { PERIOD_STATES } from '@dealer-portal/rules/states';
import { Input } from 'antd';
import { useState } from 'react';
import { isText, slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import type { Reconciliation } from '../reconciliation-report';
import { useConfirmMonth } from './use-confirm-month';
import './close.css';

/** 提出异议: whenever a month waits, before anything else is seen to and after the deadline, with the own balance and the reason. */
export function DisputeForm({ reconciliation }: { readonly reconciliation: Reconciliation }) {
  const { period, status, customerBalance } = reconciliation;
  const { saletoCode } = useAccount();
  // Text that is typed and not sent yet survives a reload, or a new sign-in.
  const [draft] = useState(() => slot('session', `objection:${saletoCode} ${period}`, isText));
  const [isOpen, setOpen] = useState(() => draft.read() !== undefined);
  const [reason, setReason] = useState(() => draft.read() ?? '');
  const [balance, setBalance] = useState(() => readMoney(customerBalance) ?? '');
  const send = useConfirmMonth(() => draft.clear());
  if (status !== PERIOD_STATES.toConfirm.value) return null;
  if (!isOpen) {
    return (
      <ReasonButton isWide onClick={() => setOpen(true)}>
        不认这个数，提出异议
      </ReasonButton>
    );
  }
  const ownBalance = readFigure(readMoney(balance));
  const raise = () =>
    ownBalance !== undefined &&
    send({
      reconciliation: { ...reconciliation, customerBalance: ownBalance },
      isAgree: false,
      reason: reason.trim(),
    });
  return (
    <section className="close-objection" aria-label="提出异议">
      <div>
        我方账面余额（元）
        <Input
          aria-label="我方账面余额（元）"
          value={balance}
          inputMode="decimal"
          onChange={({ target }) => setBalance(pastedAmount(target.value))}
        />
      </div>
      <div>
        哪里不对
        <Input.TextArea
          className="close-text"
          aria-label="哪里不对"
          autoFocus
          maxLength={MOST_REASON}
          showCount
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={reason}
          onChange={({ target }) => {
            draft.write(target.value);
            setReason(target.value);
          }}
        />
      </div>
      <ReasonButton
        kind="primary"
        disabledReason={monthCloseText(objectionRefusal({ status, balance, reason }))}
        onClick={raise}
      >
        提出异议
      </ReasonButton>
      <PlainButton
        onClick={() => {
          draft.clear();
          setOpen(false);
        }}
      >
        先不提
      </PlainButton>
    </section>
  );
}
