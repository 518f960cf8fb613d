import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { formatYuan } from '@dealer-portal/rules/money';
import { Alert, Form, Input } from 'antd';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { Dialog } from '#ui/overlay/dialog';
import { dayText } from '#ui/text/wire-text';
import { usePayers } from '#widgets/payers/use-payers';
import type { Bill } from '../bill-report';
import { type ClaimDraft, useClaim } from './use-claim';

interface ClaimDialogProps {
  readonly bill: Bill;
  readonly onClose: () => void;
}

/** Claims a bill for one of the payers; a refusal stands in the dialog and nothing typed is lost (FIN-04). */
export function ClaimDialog({ bill, onClose }: ClaimDialogProps) {
  const [form] = Form.useForm<ClaimDraft>();
  const { payers, isPending } = usePayers();
  const claim = useClaim(bill, onClose);
  return (
    <Dialog
      open
      title={`认领票据 ${bill.billNo}？`}
      okText={`认领 ${formatYuan(bill.amount)}`}
      cancelText="不认领"
      confirmLoading={claim.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>
        {bill.drawerName}，{dayText(bill.dueDate) || '—'} 到期。认领后由公司审核入账。
      </p>
      {claim.refusal && <Alert type="error" showIcon role="alert" title={claim.refusal} />}
      <Form<ClaimDraft>
        name="claim"
        form={form}
        layout="vertical"
        onFinish={(draft) => void claim.send(draft)}
      >
        <AccountField
          movement="bill"
          side="target"
          accounts={payers}
          name="payerCode"
          label="入账付款方"
          act="入账"
          missing="请选择入账的付款方"
          isLoading={isPending}
        />
        <Form.Item name="remark" label="备注">
          <Input.TextArea rows={2} maxLength={REMARK_LENGTH} showCount placeholder="可不填" />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
