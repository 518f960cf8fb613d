import { ORDER_STATES } from '@dealer-portal/rules/states';
import { reportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { DELIVERY_NOTES, type DeliveryNote } from './delivery-note-report';

export const Component = reportPage(DELIVERY_NOTES, {
  actionsWidth: 128,
  actions: (note) => [
    {
      key: 'reject',
      label: '拒收',
      isDanger: true,
      to: rejectHref(note),
      disabledReason: note.status === ORDER_STATES.signed.value ? '已签收，请走退货流程' : undefined,
    },
  ],
});

function rejectHref({ orderNo, dn }: DeliveryNote): string {
  return `${href('logisticsRejection')}?${new URLSearchParams({ orderNo, dn })}`;
}
