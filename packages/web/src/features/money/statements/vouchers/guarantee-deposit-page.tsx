import { isDepositPayer } from '@dealer-portal/rules/payer-details';
import { ReportTable } from '#kits/report/report-table';
import { Loaded } from '#platform/calls/loaded';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { usePayers } from '#widgets/payers/use-payers';
import { GUARANTEE_DEPOSIT } from '../voucher-report';
import './guarantee-deposit.css';

/** 直营保证金: what was paid into the guarantee deposit and taken from it, with its balance (FIN-08). */
export function Component() {
  const { payers, data, error, refetch } = usePayers();
  const payer = payers.find(isDepositPayer);
  return (
    <div className="page">
      <PageHeader context={payer && codeAndName(payer.payerCode, payer.customerName)} />
      <Loaded query={{ data: data && { payer }, error, refetch }} failure="保证金账户没有加载出来">
        {(deposit) =>
          deposit.payer ? (
            <>
              <section className="panel guarantee-deposit" aria-label="保证金">
                保证金余额 <Money amount={deposit.payer.balance} strong />
              </section>
              <ReportTable report={GUARANTEE_DEPOSIT} fixed={{ payerCode: deposit.payer.payerCode }} />
            </>
          ) : (
            <EmptyState title="没有保证金账户" reason="缴纳直营保证金后，账户和流水会出现在这里。" />
          )
        }
      </Loaded>
    </div>
  );
}
