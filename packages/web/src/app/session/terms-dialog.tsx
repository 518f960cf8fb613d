import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { signOut } from '#kits/submit/sign-out';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Dialog } from '#ui/overlay/dialog';
import { agreeToTerms, type Reader } from './calls';

interface TermsDialogProps {
  readonly who: Reader;
  readonly onAgreed: () => void;
}

/** The terms of use: agreed to and recorded, or the session ends. Assumption: the words. */
export function TermsDialog({ who, onAgreed }: TermsDialogProps) {
  const agree = useMutation({
    mutationFn: () => agreeToTerms(who),
    onSuccess: (result) => {
      if (result.ok) onAgreed();
    },
  });
  return (
    <Dialog
      open
      title="使用条款"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <PlainButton key="refuse" onClick={() => signOut()}>
          不同意，退出登录
        </PlainButton>,
        <ReasonButton key="agree" kind="primary" isBusy={agree.isPending} onClick={() => agree.mutateAsync()}>
          同意并继续
        </ReasonButton>,
      ]}
    >
      <p>本门户供授权经销商采购使用。请妥善保管账号；价格、返利和客户数据不得向外提供。</p>
      <p>
        个人信息如何处理，见
        <Link to={href('protectionPolicy')} target="_blank">
          《隐私政策》
        </Link>
        。同意后由 {who.userName} 的账号记录，不再询问。
      </p>
    </Dialog>
  );
}
