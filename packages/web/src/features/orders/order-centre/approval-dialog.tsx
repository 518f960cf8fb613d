import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { formatYuan } from '@dealer-portal/rules/money';
import { searchCocOrders } from '@dealer-portal/sdk/operations';
import { Alert, Form, Input } from 'antd';
import { useListWrite } from '#kits/report/use-list-write';
import { Dialog } from '#ui/overlay/dialog';
import { type ApprovalDraft, openApproval } from './calls';
import type { CentreOrder } from './centre-report';

interface ApprovalDialogProps {
  readonly order: CentreOrder;
  readonly onClose: () => void;
}

/** Asks before the approval of an order is opened; a refusal stays with what was typed (FIN-10a). */
export function ApprovalDialog({ order: { orderNo, amount }, onClose }: ApprovalDialogProps) {
  const [form] = Form.useForm<Pick<ApprovalDraft, 'remark'>>();
  const { send, isPending, refusal } = useListWrite({
    call: openApproval,
    lists: [searchCocOrders],
    act: '发起',
    message: (answer, draft: ApprovalDraft) =>
      `订单 ${draft.orderNo} 的审批${answer ? ` ${answer.approvalNo} ` : ''}已发起`,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      title={`发起订单 ${orderNo} 的审批？`}
      okText="发起审批"
      cancelText="返回"
      confirmLoading={isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>订单金额 {formatYuan(amount)}。提交给客户经理审批，同一张订单只能发起一次，发起后不能撤回。</p>
      {refusal && <Alert type="error" showIcon title={refusal} />}
      <Form
        name="orderApproval"
        form={form}
        layout="vertical"
        initialValues={{ remark: '' }}
        onFinish={({ remark }) => send({ orderNo, remark })}
      >
        <Form.Item name="remark" label="说明">
          <Input.TextArea
            rows={3}
            maxLength={REMARK_LENGTH}
            showCount
            placeholder="可不填，如“大促备货，请优先审批”"
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
