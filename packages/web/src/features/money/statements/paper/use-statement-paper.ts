import { paperRefusal, paperText } from '@dealer-portal/rules/statements';
import { wireMinute } from '@dealer-portal/rules/time';
import { queryAccountStatement } from '@dealer-portal/sdk/operations';
import { useMutation } from '@tanstack/react-query';
import { filterFields, inputOf } from '#kits/report/define-report';
import { conditionsOf } from '#kits/report/filters/conditions';
import { useReportFilter } from '#kits/report/use-report';
import { quietApi } from '#platform/calls/api';
import { FILE_PAGE, readWhole } from '#platform/calls/read-whole';
import { useAccount } from '#platform/session/account';
import { fileTitle } from '#ui/text/file-title';
import { sayNotPrinted, whyNotPrinted } from '#widgets/paper/not-printed';
import { usePrinted } from '#widgets/paper/use-printed';
import { useLedgerAccount } from '../use-payer-choices';
import type { Voucher, VoucherReport } from '../voucher-report';

type Sheets = typeof import('./statement-sheets');

/** A paper with what draws it, which is loaded with the first one. */
interface DrawnPaper {
  readonly fileName: string;
  readonly paper: Parameters<Sheets['StatementSheets']>[0]['paper'];
  readonly StatementSheets: Sheets['StatementSheets'];
}

/** What does not make a statement a part of itself. */
const WHOLE = new Set(['payerCode', 'beginDate', 'endDate']);

/** What the press asked for: the page may show another account or month before its vouchers have come. */
interface Asked {
  readonly values: ReturnType<typeof useReportFilter<'queryAccountStatement', Voucher>>['values'];
  readonly accountName: string;
}

/** Reads all vouchers under the filters, oldest first, and prints them; what is not whole is not printed, and says why. */
export function useStatementPaper(report: VoucherReport, title: string) {
  const account = useAccount();
  const { values } = useReportFilter(report);
  const accountName = useLedgerAccount(values.payerCode ?? '');
  const [drawn, setDrawn] = usePrinted<DrawnPaper>();
  const reading = useMutation({
    mutationFn: async ({ values }: Asked) => {
      const input = inputOf(report, [account, values], FILE_PAGE);
      return (await readWhole(quietApi, queryAccountStatement, input)).page;
    },
    onSuccess: async (ledger, { values, accountName }) => {
      const others = filterFields(report, account).filter(({ name }) => !WHOLE.has(name));
      const conditions = conditionsOf(others, values);
      const { beginDate = '', endDate = '' } = values;
      const isWhole = conditions.length === 0 && beginDate !== '' && endDate !== '';
      const refusal = paperRefusal({ ...ledger, rows: ledger.records }, isWhole);
      if (refusal) return sayNotPrinted(paperText(refusal));
      const { StatementSheets } = await import('./statement-sheets');
      const { realName, userName } = account.user;
      const paper = {
        title,
        ledger,
        customer: [account.saleInfo.customerName, account.saletoCode].filter(Boolean).join(' '),
        account: accountName,
        period: [beginDate, endDate] as const,
        conditions,
        isWhole,
        printed: wireMinute(Date.now()) ?? '',
        person: realName ?? userName,
      };
      setDrawn({ paper, StatementSheets, fileName: fileNameOf(paper) });
    },
    onError: (error) => sayNotPrinted(whyNotPrinted(error, '凭证没有取全，请重试')),
  });
  return { drawn, print: () => reading.mutate({ values, accountName }), isReading: reading.isPending };
}

/** 对账单_现款账户_8800123456_2026-10-01~2026-10-31_2026-11-28_0610: what it is of, and when it was printed. */
function fileNameOf({ title, account, period, printed }: DrawnPaper['paper']): string {
  return fileTitle([title, account, period.some(Boolean) ? period.join('~') : undefined, printed]);
}
