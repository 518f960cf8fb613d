import { MOBILE_LENGTH } from '@dealer-portal/rules/address-book';
import { identityRefusal, identityText } from '@dealer-portal/rules/identity';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { openWaitingWindow } from '#platform/browser/open-window';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { MOBILE_RULE } from '#ui/input/mobile-rule';
import { showSigning } from '#widgets/signing/show-signing';
import { authenticate, type Signer } from './calls';
import './signing.css';

/** Authenticates the person who signs: name, identity card (VALID-02) and phone; the provider's page opens then. */
export function AuthenticationForm({ reason }: { readonly reason: string }) {
  const { user, saleInfo } = useAccount();
  const start = useMutation({
    mutationFn: async (signer: Signer) => {
      const waiting = openWaitingWindow();
      const result = await authenticate(saleInfo.customerCode, signer);
      showSigning(waiting, result, result.ok ? result.data?.authUrl : undefined);
    },
  });
  return (
    <section className="panel signing-form" aria-label="个人认证">
      <Alert type="info" showIcon title={reason} />
      <Form<Signer>
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: user.realName ?? '', idCard: '', phoneNumber: user.phoneNumber ?? '' }}
        onFinish={(signer) => start.mutate(signer)}
      >
        <Form.Item
          name="name"
          label="签约人姓名"
          rules={[{ required: true, whitespace: true, message: '请填写签约人姓名' }]}
        >
          <Input maxLength={50} />
        </Form.Item>
        <Form.Item
          name="idCard"
          label="身份证号"
          validateTrigger="onBlur"
          rules={[
            {
              validator: async (_, card: unknown) => {
                const problem = identityText(identityRefusal(card, new Date()));
                if (problem) throw new Error(problem);
              },
            },
          ]}
        >
          <Input maxLength={18} autoComplete="off" />
        </Form.Item>
        <Form.Item name="phoneNumber" label="手机号" rules={[MOBILE_RULE]}>
          <Input inputMode="tel" maxLength={MOBILE_LENGTH} />
        </Form.Item>
        <ReasonButton kind="primary" type="submit" isBusy={start.isPending}>
          去认证
        </ReasonButton>
      </Form>
    </section>
  );
}
