import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { auditText, readAudit } from '@dealer-portal/rules/order-audit';
import { ORDER_AUDIT_STATES } from '@dealer-portal/rules/states';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { rejectWith } from '#ui/input/reject-with';
import { Dialog } from '#ui/overlay/dialog';
import { sumText } from '#ui/text/sum-of';
import { BatchOutcome, type Outcome } from '#widgets/orders/batch-outcome';
import { useOrderChange } from '#widgets/orders/use-order-change';
import type { AuditOrder } from './audit-report';
import { type AuditDecision, decideOrders } from './calls';

interface AuditDialogProps {
  readonly orders: readonly AuditOrder[];
  readonly auditStatus: AuditDecision['auditStatus'];
  /** Without a result. */
  readonly onClose: () => void;
  /** After the result. */
  readonly onDone: () => void;
}

/** Approves or refuses orders after asking; those that could not be audited are named with their reason (ORDER-01). */
export function AuditDialog({ orders, auditStatus, onClose, onDone }: AuditDialogProps) {
  const account = useAccount();
  const [form] = Form.useForm<{ readonly remark: string }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const audit = useOrderChange({
    call: (decision: AuditDecision) => decideOrders(orders, decision, account),
    onDone: (answer) => setOutcome(answer ?? 'untold'),
  });
  const isRefusal = auditStatus === ORDER_AUDIT_STATES.refused.value;
  const verb = isRefusal ? '拒绝' : '通过';
  const subject = orders.length === 1 ? `订单 ${orders[0]?.orderNo}` : `${orders.length} 个订单`;
  const amount = sumText(orders.map((order) => order.amount));
  const onFinish = ({ remark }: { readonly remark: string }) => {
    const read = readAudit(auditStatus, remark);
    if (read.ok) audit.mutate(read);
  };
  return (
    <Dialog
      open
      title={outcome ? '审核结果' : `${verb}${subject}（${amount}）？`}
      okText={outcome ? '知道了' : `${verb} ${amount}`}
      okButtonProps={{ danger: isRefusal && !outcome }}
      cancelText={outcome ? '关闭' : '返回'}
      confirmLoading={audit.isPending}
      onOk={() => (outcome ? onDone() : form.submit())}
      onCancel={outcome ? onDone : onClose}
    >
      {outcome ? (
        <BatchOutcome verb={verb} outcome={outcome} />
      ) : (
        <Form name="audit" form={form} layout="vertical" initialValues={{ remark: '' }} onFinish={onFinish}>
          <Form.Item
            name="remark"
            label="审核意见"
            required={isRefusal}
            rules={[{ validator: (_, remark: string) => rejectWith(auditProblem(auditStatus, remark)) }]}
          >
            <Input.TextArea
              rows={3}
              maxLength={REMARK_LENGTH}
              showCount
              placeholder={isRefusal ? '请说明拒绝的原因，提交人会看到' : '可不填'}
            />
          </Form.Item>
        </Form>
      )}
    </Dialog>
  );
}

function auditProblem(auditStatus: AuditDecision['auditStatus'], remark: string): string | undefined {
  const read = readAudit(auditStatus, remark);
  return read.ok ? undefined : auditText(read.refusal);
}
