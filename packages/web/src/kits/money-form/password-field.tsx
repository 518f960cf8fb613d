import { isPasswordLocked } from '@dealer-portal/rules/payment-password';
import { Alert, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { href } from '#routes';
import '#ui/antd/password-input.css';
import './money-form.css';

/** The payment password of a form that asks for it; a user who forgot it sets another one. */
export function PasswordField({ isSending }: { readonly isSending: boolean }) {
  return (
    <Form.Item
      name="payPassword"
      label="支付密码"
      rules={[{ required: true, message: '请输入支付密码' }]}
      extra={<ResetLink>忘记支付密码</ResetLink>}
    >
      <Input.Password className="password-input" autoComplete="off" disabled={isSending} />
    </Form.Item>
  );
}

interface RefusalAlertProps {
  readonly verb: string;
  readonly refusal: string;
}

/** The server's reason for a refusal; the link leads to a new password when it is locked. */
export function RefusalAlert({ verb, refusal }: RefusalAlertProps) {
  return (
    <Alert
      className="money-refusal"
      type="error"
      showIcon
      role="alert"
      title={`没有${verb}：${refusal}`}
      action={isPasswordLocked(refusal) && <ResetLink>重置支付密码</ResetLink>}
    />
  );
}

/** The way to the password page: in a new window, so that what was filled in stays as it is. */
function ResetLink({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const query = new URLSearchParams({ from: pathname });
  return (
    <a href={`${href('paymentpassword')}?${query}`} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">（新窗口）</span>
    </a>
  );
}
