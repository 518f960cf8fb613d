import { saveRows } from '#kits/report/save-rows';
import { ReasonButton } from '#ui/button/reason-button';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import type { Payer } from './queries';

interface PayerExportProps {
  readonly columns: readonly ReportColumn<Payer>[];
  readonly rows: readonly Payer[];
}

const CODE = columnsOf<Payer>().code('payerCode', '付款方编码');

/** 导出: all payers of the list; its codes stand in a column of their own, for others to look up by. */
export function PayerExport({ columns, rows }: PayerExportProps) {
  return (
    <ReasonButton
      size="small"
      disabledReason={rows.length === 0 ? '没有可导出的付款方' : undefined}
      onClick={() => saveRows('xlsx', { name: '付款方', columns: [CODE, ...columns], rows })}
    >
      导出 {rows.length} 个付款方
    </ReasonButton>
  );
}
