import { formatYuan } from '@dealer-portal/rules/money';
import { INVOICE_STATES } from '@dealer-portal/rules/states';
import { useReport, useReportFilter } from '#kits/report/use-report';
import { Course, courseOf } from '#widgets/course/course';
import { INVOICES } from './invoice-report';

/** 经过 of the invoice that the address names: issued, signed for or returned; nothing while a list is shown (FIN-04). */
export function InvoiceCourse() {
  const { invoiceNo } = useReportFilter(INVOICES).values;
  return invoiceNo ? <CourseOf invoiceNo={invoiceNo} /> : null;
}

function CourseOf({ invoiceNo }: { readonly invoiceNo: string }) {
  const { rows } = useReport(INVOICES, { invoiceNo });
  const invoice = rows.find((row) => row.invoiceNo === invoiceNo);
  if (!invoice) return null;
  const { invoiceDate, signDate, amount, status } = invoice;
  const events = courseOf(
    [
      [invoiceDate, `开票 ${formatYuan(amount)}`],
      [signDate, '签收'],
    ],
    new Date(),
  );
  const isReturned = status === INVOICE_STATES.returned.value;
  return (
    <div className="panel">
      <Course events={events} {...(isReturned && { untold: '已退票；没有接口给退票的日期和原因。' })} />
    </div>
  );
}
