import { formatYuan } from '@dealer-portal/rules/money';
import { TRANSFER_STATES } from '@dealer-portal/rules/states';
import { queryTransfers } from '@dealer-portal/sdk/operations';
import { ReportTable } from '#kits/report/report-table';
import { useListWrite } from '#kits/report/use-list-write';
import { notifyFailedWrite } from '#platform/calls/failure';
import { dialogs } from '#platform/notices';
import { stateText } from '#ui/text/joined';
import { type TransferType, withdrawTransfer } from './calls';
import { TRANSFERS, type Transfer } from './transfer-report';

interface TransferListProps {
  readonly transferType: TransferType;
}

/** The applications, below the form; one can be taken back until it is approved (FIN-03). */
export function TransferList({ transferType }: TransferListProps) {
  const withdrawal = useListWrite({
    call: withdrawTransfer,
    lists: [queryTransfers],
    message: (_, { transferNo }) => `划转 ${transferNo} 已撤回`,
  });
  const withdraw = (transfer: Transfer) =>
    dialogs.confirm({
      title: `撤回划转 ${transfer.transferNo}？`,
      content: `${formatYuan(transfer.transferMoney)} 不再转出；需要时可以重新提交。`,
      okText: '撤回',
      cancelText: '不撤回',
      onOk: async () => {
        const result = await withdrawal.send(transfer);
        if (!result.ok) notifyFailedWrite(result, '撤回');
      },
    });
  return (
    <section aria-label="划转记录">
      <h2>划转记录</h2>
      <ReportTable
        report={TRANSFERS}
        fixed={{ transferType }}
        actionsWidth={72}
        actions={(transfer) => [
          {
            key: 'withdraw',
            label: '撤回',
            disabledReason:
              transfer.status === TRANSFER_STATES.inApproval.value
                ? undefined
                : `划转${stateText(transfer.statusName)}`,
            onClick: () => withdraw(transfer),
          },
        ]}
      />
    </section>
  );
}
