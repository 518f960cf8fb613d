import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useAccount } from '#platform/session/account';
import { joined } from '#ui/text/joined';
import { billTosQuery } from './queries';
import '#ui/antd/wide-options.css';

/** To whom the invoice is written, and a remark. */
export function TitleFields() {
  const { data = [], isPending } = useQuery(billTosQuery(useAccount()));
  return (
    <>
      <Form.Item name="billtoCode" label="开票方" rules={[{ required: true, message: '请选择开票方' }]}>
        <Select
          loading={isPending}
          placeholder="请选择开票方"
          popupMatchSelectWidth={false}
          options={data.map(({ billtoCode, title, taxNo }) => ({
            value: billtoCode,
            label: joined([title, taxNo]),
          }))}
        />
      </Form.Item>
      <Form.Item name="remark" label="备注">
        <Input.TextArea rows={2} maxLength={REMARK_LENGTH} showCount placeholder="可不填" />
      </Form.Item>
    </>
  );
}
