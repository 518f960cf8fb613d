import { formatMoney, sumMoney } from '@dealer-portal/rules/money';
import { AUDIT, readAudit } from '@dealer-portal/rules/order-audit';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { BatchOutcome, type Outcome } from '../actions/batch-outcome';
import { useOrderChange } from '../actions/use-order-change';
import type { AuditOrder } from './audit-report';
import { type AuditDecision, decideOrders } from './calls';

interface AuditDialogProps {
  readonly orders: readonly AuditOrder[];
  readonly auditStatus: AuditDecision['auditStatus'];
  readonly onClose: () => void;
}

/** Approves or refuses orders after asking; those that could not be audited are named with their reason (ORDER-01). */
export function AuditDialog({ orders, auditStatus, onClose }: AuditDialogProps) {
  const account = useAccount();
  const [remark, setRemark] = useState('');
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const audit = useOrderChange({
    call: (decision: AuditDecision) => decideOrders(orders, decision, account),
    onDone: (answer) => setOutcome(answer ?? 'untold'),
  });
  const isRefusal = auditStatus === AUDIT.refused;
  const verb = isRefusal ? '拒绝' : '通过';
  const what = orders.length === 1 ? `订单 ${orders[0]?.orderNo}` : `${orders.length} 个订单`;
  const amount = formatMoney(sumMoney(orders.map((order) => order.amount)));
  const onOk = () => {
    if (outcome) return onClose();
    const read = readAudit(auditStatus, remark);
    setProblem(read.ok ? undefined : read.text);
    return read.ok && audit.mutateAsync(read);
  };
  return (
    <Dialog
      open
      title={outcome ? '审核结果' : `${verb}${what}（¥${amount}）？`}
      okText={outcome ? '知道了' : `${verb} ¥${amount}`}
      okButtonProps={{ danger: isRefusal && !outcome }}
      cancelText={outcome ? '关闭' : '返回'}
      confirmLoading={audit.isPending}
      onOk={onOk}
      onCancel={onClose}
    >
      {outcome ? (
        <BatchOutcome verb={verb} outcome={outcome} />
      ) : (
        <Form layout="vertical" component="div">
          <Form.Item
            label="审核意见"
            htmlFor="audit-remark"
            required={isRefusal}
            {...(problem && { validateStatus: 'error', help: problem })}
          >
            <Input.TextArea
              id="audit-remark"
              rows={3}
              maxLength={200}
              showCount
              placeholder={isRefusal ? '请说明拒绝的原因，提交人会看到' : '可不填'}
              value={remark}
              onChange={({ target }) => setRemark(target.value)}
            />
          </Form.Item>
        </Form>
      )}
    </Dialog>
  );
}
