import type { Ops } from '@dealer-portal/sdk';
import { searchProtocolAuth } from '@dealer-portal/sdk/operations';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { defineReport, entire } from '#widgets/report/define-report';
import { ReportPage } from '#widgets/report/report-page';
import { useReport } from '#widgets/report/use-report';

/** Assumption: 1 is signed, as the description's examples have it. */
const SIGNED = '1';

const column = columnsOf<Ops['searchProtocolAuth']['data'][number]>();

const AGREEMENTS = defineReport({
  name: 'agreement',
  operation: searchProtocolAuth,
  input: ({ saleInfo: { customerCode } }) => ({ query: { customerCode } }),
  rows: entire,
  rowKey: ({ protocolNo }) => protocolNo,
  columns: [
    column.code('protocolNo', '协议编号'),
    column.text('protocolName', '协议', { width: 240 }),
    column.status('status', 'statusName', {
      width: 88,
      tones: { '0': 'waiting', [SIGNED]: 'done', '2': 'waiting' },
    }),
    column.date('signDate', '签署日期', { width: 112 }),
    column.date('endDate', '有效期至', { width: 112 }),
  ],
  noun: '协议',
  emptyReason: '需要签署的协议会出现在这里。',
});

/** 协议列表: the protocols that the customer has signed or has still to sign. */
export function Component() {
  const { data, rows } = useReport(AGREEMENTS);
  const waiting = rows.filter(({ status }) => status !== SIGNED).length;
  return (
    <ReportPage
      report={AGREEMENTS}
      context={data && `${waiting} 份待签署`}
      actions={({ status }) =>
        status === SIGNED ? [] : [{ key: 'sign', label: '去签署', to: href('goElectricSignPage') }]
      }
      actionsWidth={88}
    />
  );
}
