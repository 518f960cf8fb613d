import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { href, routeAt, routes } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { ResultPanel } from '#ui/page/result-panel';

/** The key of the first page of a tab. */
const FIRST = 'default';

/** The effect of the new password, and the way back to where it was needed. */
export function PasswordSet() {
  const [params] = useSearchParams();
  const address = params.get('from');
  const from = address === null ? undefined : routeAt(address);
  // The page before this one is known only as long as this one stands.
  const { current: hasPageBefore } = useRef(useLocation().key !== FIRST);
  const navigate = useNavigate();
  const waiting =
    from && `「${routes[from].title}」还开在原来的标签页里，填好的内容都在，回到那里输入新支付密码即可。`;
  return (
    <ResultPanel
      status="success"
      title={
        <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
          支付密码已设置
        </h2>
      }
      text={`付款和解绑银行卡从现在起用新支付密码；之前因多次输错而锁定的，已经解锁。${waiting ?? ''}`}
      actions={
        <>
          <ButtonLink to={href('index')}>返回首页</ButtonLink>
          {hasPageBefore && (
            <ReasonButton kind="primary" onClick={() => navigate(-1)}>
              返回上一页
            </ReasonButton>
          )}
        </>
      }
    />
  );
}
