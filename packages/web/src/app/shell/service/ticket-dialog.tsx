import { Form, type FormInstance, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/account';
import { closeTicket, useTicketOpen } from './ticket-state';
import { type Ticket, useSubmitTicket } from './use-submit-ticket';

/** Assumption: the codes of the types beyond 物流 and 发票, which the answers show. */
const TYPES = [
  { value: 'ORDER', label: '订单' },
  { value: 'LOGISTICS', label: '物流' },
  { value: 'INVOICE', label: '发票' },
  { value: 'FINANCE', label: '财务' },
  { value: 'SYSTEM', label: '系统使用' },
];

/** The most characters that a problem may be described in; the server's limit. */
const CONTENT_LIMIT = 500;

/** The ticket dialog of the service widget: a problem is described and submitted (SERV-01). */
export function TicketDialog() {
  const isOpen = useTicketOpen();
  const [form] = Form.useForm<Ticket>();
  const [isBusy, setBusy] = useState(false);
  const submit = useSubmitTicket();
  const onFinish = async (ticket: Ticket) => {
    setBusy(true);
    const isDone = await submit(ticket);
    setBusy(false);
    if (isDone) closeTicket();
  };
  return (
    <Modal
      title="问题反馈"
      open={isOpen}
      onCancel={closeTicket}
      okText="提交反馈"
      cancelText="取消"
      confirmLoading={isBusy}
      onOk={form.submit}
      destroyOnHidden
    >
      <TicketForm form={form} onFinish={onFinish} />
    </Modal>
  );
}

interface TicketFormProps {
  readonly form: FormInstance<Ticket>;
  readonly onFinish: (ticket: Ticket) => Promise<void>;
}

function TicketForm({ form, onFinish }: TicketFormProps) {
  const { user } = useAccount();
  const start = { type: 'ORDER', phone: user.phoneNumber ?? '' };
  return (
    <Form
      name="ticket"
      form={form}
      layout="vertical"
      preserve={false}
      initialValues={start}
      onFinish={onFinish}
    >
      <Form.Item name="type" label="问题类型">
        <Select options={TYPES} />
      </Form.Item>
      <Form.Item
        name="content"
        label="问题描述"
        rules={[{ required: true, whitespace: true, message: '请描述遇到的问题' }]}
      >
        <Input.TextArea rows={4} maxLength={CONTENT_LIMIT} showCount />
      </Form.Item>
      <Form.Item name="orderNo" label="相关订单号（选填）">
        <Input />
      </Form.Item>
      <Form.Item name="phone" label="联系电话" rules={[{ required: true, message: '请填写联系电话' }]}>
        <Input inputMode="tel" />
      </Form.Item>
    </Form>
  );
}
