import { useContext } from 'react';
import { PageTitle } from '#ui/page/page-title';
import { PrintSheets } from '#widgets/paper/print-sheets';
import type { VoucherReport } from '../voucher-report';
import { useStatementPaper } from './use-statement-paper';

/** 打印: all vouchers under the filters as sheets of A4 that can be stamped (FIN-01). */
export function PrintStatement({ report }: { readonly report: VoucherReport }) {
  const paperOf = useStatementPaper(report, useContext(PageTitle));
  const draw = async () => {
    const paper = await paperOf();
    if (!paper) return;
    const { StatementSheets } = await import('./statement-sheets');
    const { title, account, period } = paper;
    // 对账单_现款账户_8800123456_2026-10-01~2026-10-31
    const file = [title, account, period.some(Boolean) ? period.join('~') : undefined];
    return { file, sheets: (printed: string) => <StatementSheets paper={paper} printed={printed} /> };
  };
  return <PrintSheets label="打印" size="small" draw={draw} lacking="凭证没有取全，请重试" />;
}
