import { MOBILE_LENGTH } from '@dealer-portal/rules/address-book';
import { Form, Input } from 'antd';
import { MOBILE_RULE } from './mobile-rule';

interface ContactFieldsProps {
  readonly nameLabel?: string;
  /** The most characters of the name; the server's limit. */
  readonly nameLimit: number;
}

/** The contact for a delivery or a demand: `contactName`, and `contactPhone`, a mobile number. */
export function ContactFields({ nameLabel = '联系人', nameLimit }: ContactFieldsProps) {
  return (
    <>
      <Form.Item
        name="contactName"
        label={nameLabel}
        rules={[{ required: true, whitespace: true, message: '请填写联系人' }]}
      >
        <Input maxLength={nameLimit} />
      </Form.Item>
      <Form.Item name="contactPhone" label="联系电话" rules={[MOBILE_RULE]}>
        <Input inputMode="tel" maxLength={MOBILE_LENGTH} />
      </Form.Item>
    </>
  );
}
