import { getUserInfo } from '@dealer-portal/sdk/operations';
import { useEffect, useState } from 'react';
import { useAccount } from '#platform/account';
import { accountInForce, changeElsewhere, type ElsewhereChange, inForce } from '#platform/account-in-force';
import { quietApi } from '#platform/api';
import { currentToken, goToLogin, watchSession } from '#platform/session';
import { NoticeLine } from '#ui/notice-line';
import { ReasonButton } from '#ui/reason-button';
import './session.css';

/** Says when another tab works for another account, or logged out, since this page would still show the former one. */
export function AccountWatch() {
  const change = useElsewhereChange();
  if (change.kind === 'none') return null;
  const isLeft = change.kind === 'left';
  const title = isLeft
    ? '已在另一个标签页退出登录，请重新登录'
    : `另一个标签页已切换到 ${change.label}，请刷新`;
  return (
    <NoticeLine
      className="account-watch"
      action={
        <ReasonButton
          size="small"
          type="primary"
          onClick={() => (isLeft ? goToLogin() : window.location.reload())}
        >
          {isLeft ? '重新登录' : '刷新'}
        </ReasonButton>
      }
    >
      {title}
    </NoticeLine>
  );
}

function useElsewhereChange(): ElsewhereChange {
  const account = useAccount();
  const [change, setChange] = useState<ElsewhereChange>({ kind: 'none' });
  useEffect(() => {
    const mine = inForce(account);
    // A logout while this page was on its way is over: nothing will tell of it any more.
    if (currentToken() === undefined) return setChange({ kind: 'left' });
    accountInForce.write(mine);
    const stopAccount = accountInForce.watch(() => setChange(changeElsewhere(mine, accountInForce.read())));
    const stopSession = watchSession(async () => {
      if (currentToken() === undefined) return;
      // A renewed session may be someone else's; nobody else says so when it was renewed in a window without a page.
      const user = await quietApi.call(getUserInfo);
      if (!user.ok || user.data.id === mine.userId) return;
      setChange({ kind: 'switched', label: user.data.realName || user.data.userName });
    });
    return () => {
      stopAccount();
      stopSession();
    };
  }, [account]);
  return change;
}
