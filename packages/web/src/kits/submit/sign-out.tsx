import { formatYuan } from '@dealer-portal/rules/money';
import { unknownCount } from '@dealer-portal/rules/submit';
import { dialogs, dialogsAreReady } from '#platform/notices';
import { logOut } from '#platform/session/session';
import { PlainButton } from '#ui/button/plain-button';
import { shortMinute } from '#ui/text/wire-text';
import { type LostSubmit, readLostSubmits } from './submit-journal';

/**
 * The press on 退出: logs out, but says first what has no result yet; its record stays and is asked for at the next
 * sign-in (AUTH-05, ORDER-01).
 */
export function signOut(): void {
  const lost = readLostSubmits();
  const [first] = lost;
  if (!first || !dialogsAreReady()) {
    logOut();
    return;
  }
  void dialogs.confirm({
    title: '退出登录？',
    content: <WhatIsLost lost={lost} />,
    okText: '先去核对',
    focusable: { autoFocusButton: 'ok' },
    onOk: () => window.location.assign(first.lookUpAt),
    footer: (_, { OkBtn }) => (
      <>
        <PlainButton onClick={() => logOut()}>仍要退出</PlainButton> <OkBtn />
      </>
    ),
  });
}

/** So many are named in the question. */
const NAMED = 3;

function WhatIsLost({ lost }: { readonly lost: readonly LostSubmit[] }) {
  return (
    <>
      <p>
        <strong>有 {unknownCount(lost)}没有收到结果，退出后仍会保留。</strong>
      </p>
      {lost.slice(0, NAMED).map((outcome) => (
        <p key={`${outcome.plannedAt}${outcome.lookUpAt}`} className="secondary">
          {lostFacts(outcome)}
        </p>
      ))}
      <p className="secondary">
        下次登录后接着查，查清之前不会让您再提交这一笔。本机的草稿、搜索记录会清除。
      </p>
    </>
  );
}

/** Time, amount and account of what has no result; 以前的提交 where nothing of it can be read. */
export function lostFacts({ plannedAt, amount, to }: LostSubmit): string {
  const facts = [
    plannedAt === undefined ? undefined : `${shortMinute(String(plannedAt))} 提交`,
    [amount && formatYuan(amount), to && `(${to})`].filter(Boolean).join(' → '),
  ];
  return facts.filter(Boolean).join('，') || '以前的提交';
}
