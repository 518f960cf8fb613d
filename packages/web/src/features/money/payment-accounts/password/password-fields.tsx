import { plainDigits } from '@dealer-portal/rules/input';
import {
  newPasswordRefusal,
  PAYMENT_PASSWORD_LENGTH,
  passwordText,
  repeatRefusal,
} from '@dealer-portal/rules/payment-password';
import { Form, Input } from 'antd';
import { rejectWith } from '#ui/input/reject-with';
import type { PasswordDraft } from './calls';
import { StrengthLine } from './strength-line';
import '#ui/antd/password-input.css';

/** The new password and its repetition; full-width digits become plain ones as they are typed. */
export function PasswordFields() {
  const form = Form.useFormInstance<PasswordDraft>();
  const password = Form.useWatch<string | undefined>('newPassword') ?? '';
  const phoneNumber = Form.useWatch<string | undefined>('phoneNumber');
  const checkNew = (_: unknown, text: string) =>
    rejectWith(passwordText(newPasswordRefusal(text, form.getFieldsValue())));
  const checkRepeated = (_: unknown, text: string) =>
    rejectWith(passwordText(repeatRefusal(form.getFieldValue('newPassword'), text)));
  return (
    <>
      <Form.Item
        name="newPassword"
        label={`新支付密码（${PAYMENT_PASSWORD_LENGTH} 位数字）`}
        normalize={plainDigits}
        validateTrigger="onBlur"
        rules={[{ validator: checkNew }]}
        extra={<StrengthLine password={password} owner={{ phoneNumber }} />}
      >
        <Input.Password className="password-input" inputMode="numeric" autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeated"
        label="再输入一次"
        dependencies={['newPassword']}
        normalize={plainDigits}
        validateTrigger="onBlur"
        rules={[{ validator: checkRepeated }]}
      >
        <Input.Password className="password-input" inputMode="numeric" autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
