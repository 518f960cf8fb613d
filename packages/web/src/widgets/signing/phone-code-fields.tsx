import { MOBILE_LENGTH } from '@dealer-portal/rules/address-book';
import { inputText, PHONE_CODE_LENGTH, phoneCodeRefusal } from '@dealer-portal/rules/input';
import { Form, Input, Space } from 'antd';
import { ReasonButton } from '#ui/button/reason-button';
import { MOBILE_RULE } from '#ui/input/mobile-rule';
import { rejectWith } from '#ui/input/reject-with';
import { useSendCode } from './use-send-code';

const CODE_RULE = {
  required: true,
  validator: (_: unknown, text: string | undefined) => rejectWith(inputText(phoneCodeRefusal(text))),
};

/** The phone of the acting person, and the code that is sent to it: fields of the form around them. */
export function PhoneCodeFields({ phoneLabel }: { readonly phoneLabel: string }) {
  const { secondsLeft, send } = useSendCode();
  return (
    <>
      <Form.Item name="phoneNumber" label={phoneLabel} rules={[MOBILE_RULE]}>
        <Input inputMode="tel" maxLength={MOBILE_LENGTH} />
      </Form.Item>
      <Form.Item label="短信验证码" htmlFor="verifyCode">
        <Space.Compact block>
          <Form.Item noStyle name="verifyCode" rules={[CODE_RULE]}>
            <Input
              id="verifyCode"
              inputMode="numeric"
              maxLength={PHONE_CODE_LENGTH}
              autoComplete="one-time-code"
            />
          </Form.Item>
          <ReasonButton
            disabledReason={secondsLeft > 0 ? '验证码已发送，请稍候再重发' : undefined}
            onClick={send}
          >
            {secondsLeft > 0 ? `${secondsLeft} 秒后可重发` : '发送验证码'}
          </ReasonButton>
        </Space.Compact>
      </Form.Item>
    </>
  );
}
