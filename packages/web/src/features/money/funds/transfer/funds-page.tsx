import type { Ops } from '@dealer-portal/sdk';
import type { MoneyForm, Proposal } from '#kits/money-form/define-money-form';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { PayerBalances, type PayerFacts } from '#kits/money-form/payer-balances';
import { ReportTable } from '#kits/report/report-table';
import type { FundsDraft } from '../calls';
import type { FUNDS_TRANSFERS } from '../funds-report';

interface FundsPageProps {
  readonly form: MoneyForm<FundsDraft, PayerFacts, Ops['submitFundsTransfer']['data'] | undefined>;
  /** The transfers of this kind. */
  readonly report: typeof FUNDS_TRANSFERS;
  /** The rules of this kind, next to the form. */
  readonly rules: string;
  readonly startsChecked?: boolean;
  readonly proposal?: Proposal<FundsDraft> | undefined;
}

/** A transfer of funds with the balances, its rules, and those before it (FIN-07). */
export function FundsPage({ form, report, rules, startsChecked = false, proposal }: FundsPageProps) {
  return (
    <MoneyFormPage
      form={form}
      startsChecked={startsChecked}
      proposal={proposal}
      aside={({ payers }) => (
        <>
          <PayerBalances payers={payers} />
          <h2>{form.verb}规则</h2>
          <p>{rules}</p>
        </>
      )}
    >
      <section aria-label={`${form.verb}记录`}>
        <h2>{form.verb}记录</h2>
        <ReportTable report={report} />
      </section>
    </MoneyFormPage>
  );
}
