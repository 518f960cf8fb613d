import { REPORT_LENGTH } from '@dealer-portal/rules/input';
import { Form, Input, Select } from 'antd';
import { useEventTypes } from './use-event-types';

/** The subject of a ticket: its type, the problem as text, and the order (SERV-01). */
export function ProblemFields({ rows }: { readonly rows: number }) {
  const types = useEventTypes();
  return (
    <>
      <Form.Item name="type" label="问题类型">
        <Select options={[...types]} />
      </Form.Item>
      <Form.Item
        name="content"
        label="问题描述"
        rules={[{ required: true, whitespace: true, message: '请描述遇到的问题' }]}
      >
        <Input.TextArea rows={rows} maxLength={REPORT_LENGTH} showCount />
      </Form.Item>
      <Form.Item name="orderNo" label="相关订单号（选填）">
        <Input />
      </Form.Item>
    </>
  );
}

/** Where the reporter can be reached. */
export function PhoneField() {
  return (
    <Form.Item name="phone" label="联系电话" rules={[{ required: true, message: '请填写联系电话' }]}>
      <Input inputMode="tel" />
    </Form.Item>
  );
}
