import { formatYuan } from '@dealer-portal/rules/money';
import { sampleActionRefusal, sampleText } from '@dealer-portal/rules/samples';
import {
  deleteMfyjOrder,
  generateMfyjSettlementRecord,
  queryPrototypeSamples,
} from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import type { RowAction } from '#ui/table/data-table-types';
import { countText } from '#ui/text/joined';
import { numbered } from '#ui/text/numbered';
import type { SampleRecord } from './records-report';

/** The actions on a free sample machine: its order deleted before delivery, its settlement record made after. */
export function useFreeSample(): (record: SampleRecord) => readonly RowAction[] {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const refresh = () => invalidateCalls(queryClient, [queryPrototypeSamples]);
  const onDelete = ({ orderNo = '', sampleNo }: SampleRecord) =>
    dialogs.confirm({
      title: `删除免费样机订单 ${orderNo}？`,
      content: `出样单 ${sampleNo} 随之取消，删除后需重新申请。`,
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '保留',
      onOk: async () => {
        const result = await api.call(deleteMfyjOrder, { query: { orderNo } });
        if (result.ok) notify('success', `免费样机订单 ${orderNo} 已删除`);
        await refresh();
      },
    });
  const onSettle = ({ orderNo = '', orderTypeNo = '', productCode, number, productModel }: SampleRecord) =>
    dialogs.confirm({
      title: `生成 ${productModel ?? productCode} 的结算记录？`,
      content: `订单 ${orderNo}，${countText(number, '台')}。每个订单只能生成一次。`,
      okText: '生成结算记录',
      cancelText: '取消',
      onOk: async () => {
        const body = { orderNo, orderTypeNo, saletoCode, productCode, number };
        const result = await api.call(generateMfyjSettlementRecord, { body });
        if (!result.ok) return;
        const { recordNo, settleAmount } = result.data ?? {};
        const amount = settleAmount === undefined ? '' : `，金额 ${formatYuan(settleAmount)}`;
        notify('success', `${numbered('结算记录', recordNo)}已生成${amount}`);
      },
    });
  return (record) => [
    {
      key: 'settle',
      label: '生成结算',
      disabledReason: sampleText(sampleActionRefusal('settle', record)),
      onClick: () => onSettle(record),
    },
    {
      key: 'delete',
      label: '删除订单',
      isDanger: true,
      disabledReason: sampleText(sampleActionRefusal('delete', record)),
      onClick: () => onDelete(record),
    },
  ];
}
