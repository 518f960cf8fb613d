import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { listAllPayers, listPayers } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useListWrite } from '#kits/report/use-list-write';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { Dialog } from '#ui/overlay/dialog';
import { codeAndName } from '#ui/text/joined';
import { applyForPayer, type PayerDraft } from './payer-calls';
import { salesGroupsQuery } from './queries';

/** The way to a further payer, which the customer manager approves (FIN-01). */
export function AddPayer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ReasonButton onClick={() => setOpen(true)}>申请新付款方</ReasonButton>
      {isOpen && <AddPayerDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const CODE = /^\d{6,12}$/;

function AddPayerDialog({ onClose }: { readonly onClose: () => void }) {
  const [form] = Form.useForm<PayerDraft>();
  const { send, isPending, refusal } = useListWrite({
    call: applyForPayer,
    lists: [listAllPayers, listPayers],
    message: (_, { payerCode }: PayerDraft) => `付款方 ${payerCode.trim()} 已申请，审批通过后出现在列表中`,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      title="申请新付款方"
      okText="提交申请"
      confirmLoading={isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {refusal && <Alert type="error" showIcon role="alert" title={refusal} />}
      <Form<PayerDraft> name="add-payer" form={form} layout="vertical" requiredMark={false} onFinish={send}>
        <PayerFields />
      </Form>
    </Dialog>
  );
}

function PayerFields() {
  const account = useAccount();
  const groups = useQuery(salesGroupsQuery(account, account.saleInfo.customerCode)).data ?? [];
  return (
    <>
      <Form.Item
        name="payerCode"
        label="付款方编码"
        rules={[
          { required: true, whitespace: true, message: '请填写付款方编码' },
          { pattern: CODE, message: '付款方编码是 6 到 12 位数字' },
        ]}
      >
        <Input inputMode="numeric" maxLength={12} />
      </Form.Item>
      <Form.Item name="payerName" label="付款方名称（选填）">
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="salesGroupCode" label="销售组（选填）">
        <Select
          allowClear
          options={groups.map(({ salesGroupCode, salesGroupName }) => ({
            value: salesGroupCode,
            label: codeAndName(salesGroupCode, salesGroupName),
          }))}
        />
      </Form.Item>
      <Form.Item name="remark" label="说明（选填）">
        <Input.TextArea rows={2} maxLength={REMARK_LENGTH} showCount />
      </Form.Item>
    </>
  );
}
