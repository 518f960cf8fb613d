import { PHONE_CODE_PAUSE_S } from '@dealer-portal/rules/input';
import { sendElectronicSignVerifyCode } from '@dealer-portal/sdk/operations';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { api } from '#platform/calls/api';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';

/** The proof of identity: a phone, and the code that came to it. */
export interface PhoneCode {
  readonly phoneNumber: string;
  readonly verifyCode: string;
}

/** Sends the code to the phone in the form around it; what is wrong with that stands at its field. */
export function useSendCode() {
  const form = Form.useFormInstance<PhoneCode>();
  const { saleInfo } = useAccount();
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = window.setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => window.clearTimeout(timer);
  }, [secondsLeft]);
  const send = async () => {
    const phone = await form.validateFields(['phoneNumber']).catch(() => undefined);
    if (!phone) return form.getFieldInstance('phoneNumber')?.focus();
    const { customerCode } = saleInfo;
    const result = await api.call(sendElectronicSignVerifyCode, { body: { customerCode, ...phone } });
    if (!result.ok) return;
    notify('success', '验证码已发送，五分钟内有效');
    setSecondsLeft(PHONE_CODE_PAUSE_S);
  };
  return { secondsLeft, send };
}
