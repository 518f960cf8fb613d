import { useMutation } from '@tanstack/react-query';
import { Form, type FormInstance, Input, Space } from 'antd';
import { useEffect, useState } from 'react';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { MOBILE_RULE } from '#ui/input/mobile-rule';
import { Dialog } from '#ui/overlay/dialog';
import { type PhoneCode, sendVerifyCode, verifyPhoneCode } from './calls';

/** How long another code cannot be asked for, in seconds; the server refuses sooner ones. */
const PAUSE_S = 60;

interface VerifyDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onVerified: () => void;
}

/** Asks for the code that is sent to the signer's phone. */
export function VerifyDialog({ isOpen, onClose, onVerified }: VerifyDialogProps) {
  const { user, saleInfo } = useAccount();
  const [form] = Form.useForm<PhoneCode>();
  const verify = useMutation({
    mutationFn: (code: PhoneCode) => verifyPhoneCode(saleInfo.customerCode, code),
    onSuccess: (result) => {
      if (result.ok) onVerified();
    },
  });
  return (
    <Dialog
      title="短信验证"
      open={isOpen}
      onCancel={onClose}
      okText="验证并开通"
      cancelText="取消"
      confirmLoading={verify.isPending}
      onOk={form.submit}
      destroyOnHidden
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        preserve={false}
        initialValues={{ phoneNumber: user.phoneNumber ?? '', verifyCode: '' }}
        onFinish={(code) => verify.mutate(code)}
      >
        <Form.Item name="phoneNumber" label="签约人手机号" rules={[MOBILE_RULE]}>
          <Input inputMode="tel" maxLength={11} />
        </Form.Item>
        <Form.Item label="短信验证码" htmlFor="verifyCode">
          <Space.Compact block>
            <Form.Item
              noStyle
              name="verifyCode"
              rules={[{ required: true, pattern: /^[0-9]{4,6}$/, message: '请填写 4 至 6 位验证码' }]}
            >
              <Input id="verifyCode" inputMode="numeric" maxLength={6} autoComplete="one-time-code" />
            </Form.Item>
            <SendCode form={form} />
          </Space.Compact>
        </Form.Item>
      </Form>
    </Dialog>
  );
}

/** Sends the code to the phone in the form; what is wrong with that stands at its field. */
function SendCode({ form }: { readonly form: FormInstance<PhoneCode> }) {
  const { saleInfo } = useAccount();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = window.setTimeout(() => setLeft(left - 1), 1000);
    return () => window.clearTimeout(timer);
  }, [left]);
  const send = async () => {
    const phone = await form.validateFields(['phoneNumber']).catch(() => undefined);
    if (!phone) return form.getFieldInstance('phoneNumber')?.focus();
    const { phoneNumber } = phone;
    const result = await sendVerifyCode(saleInfo.customerCode, phoneNumber);
    if (!result.ok) return;
    notify('success', '验证码已发送，五分钟内有效');
    setLeft(PAUSE_S);
  };
  return (
    <ReasonButton disabledReason={left > 0 ? '验证码已发送，请稍候再重发' : undefined} onClick={send}>
      {left > 0 ? `${left} 秒后可重发` : '发送验证码'}
    </ReasonButton>
  );
}
