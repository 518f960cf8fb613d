import { Form, type FormInstance, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/account';
import { notify } from '#platform/notices';
import { EVENT_TYPES } from '#widgets/feedback/event-types';
import { type Ticket, useSubmitTicket } from '#widgets/feedback/use-submit-ticket';
import { closeTicket, useTicketOpen } from './ticket-state';

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
    const workNo = await submit(ticket);
    setBusy(false);
    if (workNo === undefined) return;
    notify('success', `已提交，工单号 ${workNo}，可在“评价与查询”中查看处理进度`);
    closeTicket();
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
        <Select options={[...EVENT_TYPES]} />
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
