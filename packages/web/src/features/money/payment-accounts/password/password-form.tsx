import { Alert, Form } from 'antd';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { useOnePress } from '#ui/button/use-one-press';
import { PhoneCodeFields } from '#widgets/signing/phone-code-fields';
import type { PasswordDraft, ResetOutcome } from './calls';
import { PasswordFields } from './password-fields';
import { fieldOf, useResetPassword } from './use-reset-password';
import './password.css';
import '#ui/antd/forms.css';

/** Proves who it is by a code, and sets the new password; what was typed stays until it is set. */
export function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { user } = useAccount();
  const [form] = Form.useForm<PasswordDraft>();
  const { data: outcome, isPending, mutateAsync } = useResetPassword(form, onDone);
  const press = useOnePress();
  return (
    <Form<PasswordDraft>
      className="panel password-form form-close"
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ phoneNumber: user.phoneNumber ?? '', verifyCode: '' }}
      onFinish={() => press(undefined, () => mutateAsync())}
    >
      {outcome && !isPending && <OutcomeAlert outcome={outcome} />}
      <PhoneCodeFields phoneLabel="管理员手机号" />
      <PasswordFields />
      <ReasonButton kind="primary" type="submit" isBusy={isPending}>
        设置支付密码
      </ReasonButton>
    </Form>
  );
}

/** A result that concerns no field: why no password was set, or that the result is unknown. */
function OutcomeAlert({ outcome }: { readonly outcome: ResetOutcome }) {
  if (outcome.kind === 'done' || fieldOf(outcome) !== undefined) return null;
  if (outcome.kind === 'unknown') {
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title="没有收到结果，新支付密码可能已经生效。请先用新支付密码付款试一次；不行再重新获取验证码，用这里填好的密码再提交。"
      />
    );
  }
  const title = outcome.kind === 'unsent' ? '没有提交' : '没有设置成功';
  return <Alert type="error" showIcon role="alert" title={`${title}：${outcome.msg}`} />;
}
