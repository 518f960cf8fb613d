import type { PageRight } from '@dealer-portal/rules/menu';
import { reasonText } from '@dealer-portal/rules/menu-reasons';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { config } from '#platform/config';
import { type Permissions, usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { useAskRights } from '#platform/use-fresh-rights';
import { href, type RouteName, routes } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { GatePanel } from '#ui/page/gate-panel';
import { roleLabel } from '../shell/role-label';
import { reasonAgainstSwitch } from '../why-not/why-not-state';
import { HomeLink } from './home-link';

interface NoRightProps {
  readonly name: RouteName;
  readonly right: Exclude<PageRight, { readonly isOpen: true }>;
  /** The right was taken away while the page was open: it stays behind, with what was typed. */
  readonly isTaken?: boolean;
}

/** What most accounts may do, in the order in which it is offered in place of a closed page. */
const OTHER_WORK: readonly RouteName[] = ['myOrder', 'cart', 'monthlybill', 'customerview', 'messagelist'];

const LINKS = 3;

/** In place of a page that the account may not open: why, who can grant it, what can be done meanwhile (MENU-05, MENU-07). */
export function NoRight(props: NoRightProps) {
  return <div className="page">{panelOf(props, usePermissions())}</div>;
}

function panelOf(props: NoRightProps, { retryMenus }: Permissions) {
  if (props.right.why.cause === 'notOffered') return <NotOffered {...props} />;
  return retryMenus ? <NotAsked onRetry={retryMenus} {...props} /> : <Closed {...props} />;
}

/** The host offers the page to nobody for now (`flags.closedPages`). */
function NotOffered({ name, right }: NoRightProps) {
  const { reason, advice } = reasonText(right.why);
  return (
    <GatePanel
      icon="lock"
      tone="due"
      title={`“${routes[name].title}”暂时不开放`}
      text={`${reason}${advice}`}
      facts={[['急需办理', `请联系服务热线 ${config.hotline}。`], useOtherWork()]}
      actions={<WaysOut isPrimary />}
      code={<SupportCode code={right.rule} />}
    />
  );
}

/** The menus did not come: whether there is a right is not known, so nothing opens (1§8). */
function NotAsked({ name, onRetry }: NoRightProps & { readonly onRetry: () => void }) {
  return (
    <GatePanel
      icon="lock"
      tone="due"
      title={`暂时不能打开“${routes[name].title}”`}
      text="菜单没有加载出来，不能确认您有没有这个页面的权限。"
      actions={
        <>
          <PlainButton kind="primary" onClick={onRetry}>
            {ASK_AGAIN}
          </PlainButton>
          <HomeLink />
        </>
      }
      code={<NothingAsked code="MENU-07" />}
    />
  );
}

function Closed({ name, right, isTaken = false }: NoRightProps) {
  const askRights = useAskRights();
  const account = useAccount();
  const { reason, advice } = reasonText(right.why);
  const { realName, userName } = account.user;
  return (
    <GatePanel
      icon="lock"
      title={`没有访问权限，您的账号不能看“${routes[name].title}”`}
      text={`${reason}您现在是 ${realName || userName}（${userName}），${roleLabel(account)}。`}
      facts={[
        ['谁能给', `${advice}服务热线 ${config.hotline}。`],
        isTaken ? WORK_IS_KEPT : ['给了以后', '刷新本页就能用，不用重新登录。'],
        useOtherWork(),
      ]}
      actions={
        <>
          {isTaken && (
            <PlainButton kind="primary" onClick={askRights}>
              {ASK_AGAIN}
            </PlainButton>
          )}
          <WaysOut isPrimary={!isTaken} />
          <PlainButton kind="link" onClick={reasonAgainstSwitch.open}>
            为什么看不到
          </PlainButton>
        </>
      }
      code={isTaken ? right.rule : <NothingAsked code={right.rule} />}
    />
  );
}

/** The button that asks for menus and rights. */
const ASK_AGAIN = '重新确认';

/** Of a page that was open. */
const WORK_IS_KEPT = [
  '已填写的内容',
  `权限刚刚被收回，内容还在本页；权限恢复后按“${ASK_AGAIN}”就能继续，不用刷新。`,
] as const;

/** What the account may do meanwhile, as a fact. */
function useOtherWork() {
  const { rightTo } = usePermissions();
  const others = OTHER_WORK.filter((page) => rightTo(page).isOpen).slice(0, LINKS);
  const links = others.map((page) => (
    <Link key={page} to={href(page)}>
      {routes[page].title}
    </Link>
  ));
  return ['现在能办', links] as const;
}

function WaysOut({ isPrimary }: { readonly isPrimary: boolean }) {
  const navigate = useNavigate();
  return (
    <>
      <HomeLink isPrimary={isPrimary} />
      <PlainButton onClick={() => navigate(-1)}>返回上一页</PlainButton>
    </>
  );
}

function NothingAsked({ code }: { readonly code: string }) {
  return (
    <>
      本页没有读取任何账户和金额；用地址、Ctrl K 或旧标签页打开都是这个结果，提交也会被拒绝。
      <br />
      <SupportCode code={code} />
    </>
  );
}

function SupportCode({ code }: { readonly code: string }) {
  const { pathname } = useLocation();
  return `支持代码 ${code} · ${pathname}`;
}
