import { useMutation } from '@tanstack/react-query';
import { Form } from 'antd';
import { useAccount } from '#platform/session/account';
import { Dialog } from '#ui/overlay/dialog';
import { PhoneCodeFields } from '#widgets/signing/phone-code-fields';
import type { PhoneCode } from '#widgets/signing/use-send-code';
import { verifyPhoneCode } from './calls';

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
        <PhoneCodeFields phoneLabel="签约人手机号" />
      </Form>
    </Dialog>
  );
}
