import { protocolType } from '@dealer-portal/rules/order-source';
import { SIGNING_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { getFinanceContract, querySignContracts } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Descriptions, Flex } from 'antd';
import { invalidateCalls } from '#platform/calls/query';
import '#ui/antd/fact-table.css';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Money } from '#ui/text/money';
import { StatusTag } from '#ui/text/status-tag';
import { useSignContract } from './use-contract-window';
import './contract-sheet.css';
import { stateText } from '#ui/text/joined';
import { dayText } from '#ui/text/wire-text';

/** The queries of a contract, read again after it was signed. */
const READS = [getFinanceContract, querySignContracts];

/** A contract with its amount and state, and the way to sign it. */
export function ContractSheet({ contract }: { readonly contract: RecordOf<'querySignContracts'> }) {
  const { contractCode, contractName, amount, status, statusName, createDate, signDate } = contract;
  const { saleInfo } = useAccount();
  const sign = useSignContract();
  const queryClient = useQueryClient();
  const isWaiting = status === SIGNING_STATES.toSign.value;
  const start = useMutation({
    mutationFn: () => sign(contractCode, protocolType(saleInfo.channelGroup)),
  });
  const look = () => invalidateCalls(queryClient, READS);
  const facts = [
    { key: 'name', label: '合同', children: contractName },
    { key: 'amount', label: '金额', children: amount === undefined ? '—' : <Money amount={amount} strong /> },
    {
      key: 'status',
      label: '状态',
      children: <StatusTag tone={isWaiting ? 'waiting' : 'done'}>{stateText(statusName)}</StatusTag>,
    },
    { key: 'created', label: '发起日期', children: dayText(createDate) || '—' },
    { key: 'signed', label: '签署日期', children: dayText(signDate) || '—' },
  ];
  return (
    <section className="panel contract-sheet" aria-label="合同">
      <Descriptions size="small" column={{ xs: 1, sm: 2 }} items={facts} />
      <Flex gap="small" wrap>
        {isWaiting && (
          <ReasonButton kind="primary" isBusy={start.isPending} onClick={() => start.mutateAsync()}>
            去签署
          </ReasonButton>
        )}
        <PlainButton onClick={look}>刷新签署状态</PlainButton>
      </Flex>
    </section>
  );
}
