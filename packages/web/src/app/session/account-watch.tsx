import { useEffect, useState } from 'react';
import { useAccount } from '#platform/session/account';
import { type AccountInForce, accountInForce, inForce, switchedTo } from '#platform/session/account-in-force';
import { goToLogin } from '#platform/session/session';
import { useTabState } from '#platform/session/tab-session';
import { PlainButton } from '#ui/button/plain-button';
import { NoticeLine } from '#ui/page/notice-line';
import './session.css';

/**
 * Says when another tab logged out, or works for another sold-to or ship-to of the same user. The calls of this page
 * carry its own codes all the same; another user is the sheet's (`OtherAccountWatch`).
 */
export function AccountWatch() {
  const switched = useSwitchElsewhere();
  const isLeft = useTabState() === 'gone';
  if (!isLeft && switched === undefined) return null;
  return (
    <NoticeLine
      className="account-watch"
      action={
        <PlainButton
          size="small"
          kind="primary"
          onClick={() => (isLeft ? goToLogin() : window.location.reload())}
        >
          {isLeft ? '重新登录' : '刷新'}
        </PlainButton>
      }
    >
      {isLeft ? '已在另一个标签页退出登录，请重新登录' : `另一个标签页已切换到 ${switched?.label}，请刷新`}
    </NoticeLine>
  );
}

function useSwitchElsewhere(): AccountInForce | undefined {
  const account = useAccount();
  const [switched, setSwitched] = useState<AccountInForce>();
  useEffect(() => {
    const mine = inForce(account);
    accountInForce.write(mine);
    return accountInForce.watch(() => setSwitched(switchedTo(mine, accountInForce.read())));
  }, [account]);
  return switched;
}
