import { setsPaymentPassword } from '@dealer-portal/rules/roles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { ResultPanel } from '#ui/page/result-panel';
import { EmptyState } from '#ui/page/states';
import { canEncrypt } from './encrypt-password';
import { PasswordForm } from './password-form';
import { PasswordSet } from './password-set';
import './password.css';

/**
 * 支付密码: set for the first time, after it was forgotten, or after it was locked (FIN-07). Written by hand, for nothing of it may
 * be kept as the drafts of other forms are.
 */
export function Component() {
  return (
    <div className="page">
      <PageHeader context="付款和解绑银行卡时要输入的 6 位数字" />
      <PasswordBody />
    </div>
  );
}

function PasswordBody() {
  const { user } = useAccount();
  const [isSet, setIsSet] = useState(false);
  if (!setsPaymentPassword(user)) {
    return (
      <EmptyState
        title="只有管理员可以设置支付密码"
        reason="忘记密码或密码被锁定时，请联系本公司的管理员。"
        action={<Link to={href('index')}>返回首页</Link>}
      />
    );
  }
  if (isSet) return <PasswordSet />;
  if (canEncrypt()) return <PasswordForm onDone={() => setIsSet(true)} />;
  return (
    <ResultPanel
      status="warning"
      title={<h2>在这个地址不能设置支付密码</h2>}
      text="浏览器只在安全的地址上加密密码。请用 https 开头的地址重新打开门户，再设置支付密码。"
    />
  );
}
