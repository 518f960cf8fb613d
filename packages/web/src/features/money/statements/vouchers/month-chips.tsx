import { ledgerPeriod, monthSpan, newestMonths } from '@dealer-portal/rules/statements';
import { useReportFilter } from '#kits/report/use-report';
import { Segments } from '#ui/choice/segments';
import type { VoucherReport } from '../voucher-report';
import { useMonthStates } from './use-month-states';
import './month-chips.css';

interface MonthChipsProps {
  readonly report: VoucherReport;
}

/** The newest months of a ledger with the state of their close: a press shows one of them (FIN-01). */
export function MonthChips({ report }: MonthChipsProps) {
  const { values, set } = useReportFilter(report);
  const { beginDate = '', endDate = '', payerCode } = values;
  // Months of another payer are closed by nobody.
  const states = useMonthStates(payerCode === undefined);
  const now = new Date();
  const both = ledgerPeriod(now);
  if (both === undefined) return null;
  const spans = newestMonths(now);
  const chosen = spans.find((span) => span.beginDate === beginDate && span.endDate === endDate);
  const isBoth = both.beginDate === beginDate && both.endDate === endDate;
  return (
    <div className="month-chips no-print">
      <Segments
        label="月份"
        value={chosen?.beginDate ?? (isBoth ? '' : 'other')}
        options={[
          { value: '', label: '本月和上月' },
          ...spans.map((span) => {
            const month = span.beginDate.slice(0, 'YYYY-MM'.length);
            return { value: span.beginDate, label: [month, states.get(month)].filter(Boolean).join(' ') };
          }),
        ]}
        onChange={(begin) => set({ beginDate: begin, endDate: monthSpan(begin)?.endDate ?? '' })}
      />
    </div>
  );
}
