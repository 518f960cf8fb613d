import { ContractRates } from '#widgets/contract-rates/contract-rates';
import { ReportPage } from '#widgets/report/report-page';
import { EXPENSES } from './expense-report';

/** 融资费用: the rates of the contract, and what the financings have cost by them (FIN-08). */
export function Component() {
  return (
    <ReportPage report={EXPENSES}>
      <ContractRates types={['LOAN', 'SERVICE']} />
    </ReportPage>
  );
}
