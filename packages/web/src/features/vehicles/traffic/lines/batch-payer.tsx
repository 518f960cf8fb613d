import { formatYuan, sumAmounts } from '@dealer-portal/rules/money';
import { Form } from 'antd';
import { useState } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { NewPayerField } from '../new-payer-field';
import { newPayerProblem } from '../new-payer-problem';
import type { Payer, Vehicle } from '../queries';

interface BatchPayerProps {
  /** 车次, 调货单. */
  readonly kind: string;
  readonly chosen: readonly Vehicle[];
  readonly payers: readonly Payer[];
  /** Sets one vehicle's payer; true when the server took it. */
  readonly onPayer: (vehicle: Vehicle, payer: Payer) => Promise<boolean>;
}

/** One payer for all chosen vehicles or transfer groups (TRAF-01, TRANS-01). */
export function BatchPayer({ kind, chosen, payers, onPayer }: BatchPayerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ReasonButton
        kind="link"
        disabledReason={chosen.length === 0 ? `请先选择${kind}` : undefined}
        onClick={() => setOpen(true)}
      >
        批量改付款方
      </ReasonButton>
      {isOpen && (
        <BatchPayerDialog
          kind={kind}
          chosen={chosen}
          payers={payers}
          onPayer={onPayer}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function BatchPayerDialog({
  kind,
  chosen,
  payers,
  onPayer,
  onClose,
}: BatchPayerProps & { readonly onClose: () => void }) {
  const [done, setDone] = useState<number>();
  const [form] = Form.useForm<{ readonly payerCode: string }>();
  const total = sumAmounts(chosen.map(({ SUMMONEY }) => SUMMONEY));
  const problem = newPayerProblem(payers, total, Form.useWatch('payerCode', form));
  const onFinish = async ({ payerCode }: { readonly payerCode: string }) => {
    if (problem !== undefined) return;
    const payer = payers.find((known) => known.payerCode === payerCode);
    if (!payer) return;
    // One after another: a refusal of the server shows its own message, and the other vehicles keep their payer.
    for (const [index, vehicle] of chosen.entries()) {
      setDone(index);
      if (!(await onPayer(vehicle, payer))) break;
    }
    onClose();
  };
  const okText = done === undefined ? '更换付款方' : `正在更换 ${done + 1} / ${chosen.length}`;
  return (
    <Dialog
      open
      title={`更换 ${chosen.length} 个${kind}的付款方`}
      okText={okText}
      footer={reasonFooter(okText, done === undefined ? problem : undefined)}
      cancelText="取消"
      confirmLoading={done !== undefined}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="secondary">
        {chosen.map(({ IBR_ID }) => IBR_ID).join('、')}，合计 {formatYuan(total)}，由新付款方全额支付。
      </p>
      <Form name="batchPayer" form={form} layout="vertical" onFinish={onFinish}>
        <NewPayerField payers={payers} problem={problem} />
      </Form>
    </Dialog>
  );
}
