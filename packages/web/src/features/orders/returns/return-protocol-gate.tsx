import { returnGoodsStep, returnGoodsText } from '@dealer-portal/rules/return-goods';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { ResultPanel } from '#ui/page/result-panel';
import { ErrorState, ListSkeleton } from '#ui/page/states';
import { useReturnSigning } from '#widgets/signing/use-return-signing';
import { agreementQuery } from './queries';

/** Lets a return be asked for once the protocol is signed; before that it says so and leads to the signing (MENU-08). */
export function ReturnProtocolGate({ children }: { readonly children: ReactNode }) {
  const account = useAccount();
  const sign = useReturnSigning();
  const agreement = useQuery({ ...agreementQuery(account, account.saleInfo.customerCode), staleTime: 0 });
  if (agreement.isPending) return <ListSkeleton rows={4} />;
  const step = returnGoodsStep(
    agreement.isSuccess ? { ok: true, data: agreement.data } : { ok: false, code: '', msg: '' },
  );
  if (step.kind === 'enter') return children;
  if (step.kind === 'stop') {
    const details = agreement.error ? describeError(agreement.error).details : undefined;
    return (
      <ErrorState
        title="退货协议没有查出来"
        message={returnGoodsText(step.refusal)}
        {...(details && { details })}
        onRetry={() => void agreement.refetch()}
      />
    );
  }
  return (
    <ResultPanel
      className="panel"
      status="warning"
      title="还不能申请退货"
      text={returnGoodsText(step.refusal)}
      actions={
        <>
          <ButtonLink to={href('returnsmanagement')}>{step.cancelText}</ButtonLink>
          <ReasonButton isBusy={agreement.isFetching} onClick={() => agreement.refetch()}>
            已签署，重新检查
          </ReasonButton>
          <ReasonButton kind="primary" onClick={() => sign(step.sign)}>
            {step.signText}
          </ReasonButton>
        </>
      }
    />
  );
}
