import { checkTransferPolicy, checkTransferWindow } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { JobViews } from '#kits/report/job-views';
import { useListWrite } from '#kits/report/use-list-write';
import { Loaded } from '#platform/calls/loaded';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Tick } from '#ui/input/tick';
import { PageHeader } from '#ui/page/page-header';
import { ResultPanel } from '#ui/page/result-panel';
import { agreeToTransfers } from '../calls';

/** The conditions before the form: the window must be open, and the transfer agreement agreed to (FIN-03). */
export function TransferDoor({ children }: { readonly children: ReactNode }) {
  const account = useAccount();
  const input = { query: { customerCode: account.saleInfo.customerCode } };
  const window = useQuery(asideQuery(checkTransferWindow, input, account));
  const policy = useQuery(asideQuery(checkTransferPolicy, input, account));
  if (window.data === true && policy.data === true) return children;
  return (
    <div className="page">
      <PageHeader />
      <JobViews />
      <Loaded query={window} failure="现在能不能划转没有加载出来">
        {(isOpen) => (isOpen ? null : <ClosedWindow />)}
      </Loaded>
      {window.data === true && (
        <Loaded query={policy} failure="划转协议是否同意没有加载出来">
          {() => <Agreement />}
        </Loaded>
      )}
    </div>
  );
}

function ClosedWindow() {
  return (
    <ResultPanel
      status="warning"
      title="现在不能划转"
      text="划转窗口没有开放，或者可用的付款方不足两个。请联系客户经理确认开放时间。"
      actions={
        <ButtonLink kind="primary" to={href('index')}>
          返回首页
        </ButtonLink>
      }
    />
  );
}

/** The agreement is agreed to once, by a press of somebody who has read it: no call gives its text. */
function Agreement() {
  const [isRead, setRead] = useState(false);
  const { send, refusal } = useListWrite({
    call: agreeToTransfers,
    lists: [checkTransferPolicy],
    act: '记录',
    message: () => '已同意划转协议',
  });
  return (
    <ResultPanel
      status="info"
      title="划转前需要同意账户划转协议"
      text={refusal ?? '门户没有协议正文，请向客户经理索取，看过再同意；同意一次即可，以后不再询问。'}
      actions={
        <>
          <Tick isChecked={isRead} onChange={setRead}>
            我已看过《账户划转协议》的正文
          </Tick>
          <ReasonButton
            kind="primary"
            disabledReason={isRead ? undefined : '请先看协议正文并勾选'}
            onClick={() => send(undefined)}
          >
            同意并继续
          </ReasonButton>
        </>
      }
    />
  );
}
