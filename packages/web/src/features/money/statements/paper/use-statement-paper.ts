import { paperRefusal, paperText } from '@dealer-portal/rules/statements';
import { queryAccountStatement } from '@dealer-portal/sdk/operations';
import { filterFields, inputOf } from '#kits/report/define-report';
import { conditionsOf } from '#kits/report/filters/conditions';
import { useReportFilter } from '#kits/report/use-report';
import { quietApi } from '#platform/calls/api';
import { FILE_PAGE, readWhole } from '#platform/calls/read-whole';
import { useAccount } from '#platform/session/account';
import { joined } from '#ui/text/joined';
import { sayNotPrinted } from '#widgets/paper/not-printed';
import { useLedgerAccount } from '../use-payer-choices';
import type { VoucherReport } from '../voucher-report';
import type { StatementPaper } from './statement-sheets';

/** What does not make a statement a part of itself. */
const WHOLE = new Set(['payerCode', 'beginDate', 'endDate']);

/** Makes the paper of all vouchers under the filters, oldest first; of what is not whole it says why, and makes none. */
export function useStatementPaper(report: VoucherReport, title: string) {
  const account = useAccount();
  const { values } = useReportFilter(report);
  const accountName = useLedgerAccount(values.payerCode ?? '');
  return async (): Promise<StatementPaper | undefined> => {
    const input = inputOf(report, [account, values], FILE_PAGE);
    const { page: ledger } = await readWhole(quietApi, queryAccountStatement, input);
    const others = filterFields(report, account).filter(({ name }) => !WHOLE.has(name));
    const conditions = conditionsOf(others, values);
    const { beginDate = '', endDate = '' } = values;
    const isWhole = conditions.length === 0 && beginDate !== '' && endDate !== '';
    const refusal = paperRefusal({ ...ledger, rows: ledger.records }, isWhole);
    if (refusal) {
      sayNotPrinted(paperText(refusal));
      return undefined;
    }
    return {
      title,
      ledger,
      customer: joined([account.saleInfo.customerName, account.saletoCode]),
      account: accountName,
      period: [beginDate, endDate],
      conditions,
      isWhole,
    };
  };
}
