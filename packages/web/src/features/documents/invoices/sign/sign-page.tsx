import type { Amount } from '@dealer-portal/rules/money';
import { choicesOf, INVOICE_STATES } from '@dealer-portal/rules/states';
import { useState } from 'react';
import { BatchNote } from '#kits/report/batch-note';
import { defineReport } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { StateStrip } from '#kits/report/state-strip';
import { withRefusals } from '#kits/report/with-refusals';
import { dialogs } from '#platform/notices';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { ALL } from '#ui/choice/all';
import { stateText } from '#ui/text/joined';
import { sumText } from '#ui/text/sum-of';
import { invoiceAddress } from '#widgets/document-line/document-address';
import {
  FILES_ELSEWHERE,
  INVOICE,
  INVOICE_NO,
  INVOICE_PERIOD,
  INVOICES,
  type Invoice,
  ORDER_NO,
  STATUS,
} from '../invoice-report';
import { RejectDialog } from './reject-dialog';
import { useInvoiceSigning } from './use-invoice-signing';
import { useSignature } from './use-signature';

const INVOICES_TO_SIGN = defineReport({
  ...INVOICES,
  columns: [
    INVOICE.invoiceNo,
    INVOICE.invoiceDate,
    INVOICE.orderNo,
    INVOICE.netAmount,
    INVOICE.taxAmount,
    INVOICE.amount,
    INVOICE.status,
    INVOICE.signDate,
  ],
  filters: [INVOICE_PERIOD, ORDER_NO, INVOICE_NO, STATUS],
});

const STRIP = [ALL, ...choicesOf(INVOICE_STATES)];

/** 发票签收: invoices are signed or returned, one or several; what did not go says why at its row (FIN-04). */
export function Component() {
  const signing = useInvoiceSigning();
  const signature = useSignature();
  const sign = (invoices: readonly Invoice[]) => askToSign(invoices, () => signing.act(invoices));
  const [rejected, setRejected] = useState<readonly Invoice[]>();
  return (
    <>
      <ReportPage
        report={withRefusals(INVOICES_TO_SIGN, signing.refusalOf)}
        context={FILES_ELSEWHERE}
        headerActions={<ButtonLink to={href('invoiceApply')}>开票申请</ButtonLink>}
        actionsTitle="下一步"
        actionsWidth={120}
        actions={(invoice) =>
          isWaiting(invoice)
            ? [
                { key: 'sign', label: '签收', emphasis: 'step', onClick: () => sign([invoice]) },
                { key: 'reject', label: '退回', onClick: () => setRejected([invoice]) },
              ]
            : [{ key: 'open', label: '查看', to: invoiceAddress(invoice) ?? '' }]
        }
        selection={{
          disabledReason: (invoice) =>
            isWaiting(invoice) ? undefined : `发票${stateText(invoice.statusName)}`,
          summary: (invoices) => <ChosenInvoices invoices={invoices} />,
          actions: (invoices) => (
            <>
              <ReasonButton onClick={() => setRejected(invoices)}>退回</ReasonButton>
              <ReasonButton onClick={() => signature.mutateAsync(invoices)}>电子签章</ReasonButton>
              <ReasonButton kind="primary" onClick={() => sign(invoices)}>
                签收 {invoices.length} 张
              </ReasonButton>
            </>
          ),
        }}
      >
        {signing.outcome && (
          <BatchNote verb="签收" unit="张" outcome={signing.outcome} onClose={signing.forget} />
        )}
        <StateStrip report={INVOICES_TO_SIGN} name="status" states={STRIP} amount="amount" unit="张" />
      </ReportPage>
      {rejected && <RejectDialog invoices={rejected} onClose={() => setRejected(undefined)} />}
    </>
  );
}

/** Signing cannot be undone: the question says for how much, and what goes with it (FIN-04). */
function askToSign(invoices: readonly Invoice[], onOk: () => Promise<unknown>) {
  const sum = (amounts: readonly Amount[]) => sumText(amounts);
  return dialogs.confirm({
    title: `签收 ${invoices.length} 张发票？`,
    content: `价税合计 ${sum(invoices.map(({ amount }) => amount))}，税额 ${sum(invoices.map(({ taxAmount }) => taxAmount))}。签收后不能撤销，也不能再退回；有问题请先退回。`,
    okText: `签收 ${invoices.length} 张`,
    cancelText: '不签收',
    onOk,
  });
}

const isWaiting = ({ status }: Invoice) => status === INVOICE_STATES.toSign.value;

function ChosenInvoices({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const sum = (amounts: readonly Amount[]) => sumText(amounts);
  return (
    <>
      已选 {invoices.length} 张 · 不含税 {sum(invoices.map(({ netAmount }) => netAmount))} · 税额{' '}
      {sum(invoices.map(({ taxAmount }) => taxAmount))} ·{' '}
      <strong>{sum(invoices.map(({ amount }) => amount))}</strong>
    </>
  );
}
