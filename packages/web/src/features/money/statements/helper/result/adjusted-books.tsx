import { NO_MONEY, readMoney, subtractMoney } from '@dealer-portal/rules/money';
import { pastedAmount } from '@dealer-portal/rules/movement';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { adjustedBalances, type Bridge, isDiffering } from '@dealer-portal/rules/reconciliation';
import { queryAccountStatement } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { NoticeLine } from '#ui/page/notice-line';
import { Money } from '#ui/text/money';
import { PrintPaper } from '#widgets/paper/print-paper';
import { ADJUSTMENT_WORDS, AdjustmentLine, AdjustmentTable } from '../../close/balance-adjustment';
import { useLedgerAccount } from '../../use-payer-choices';
import {
  type Comparison,
  type HelperState,
  helperStore,
  ownBalanceOf,
  withOwnBalance,
} from '../helper-state';
import type { ResultGroup } from './result-groups';
import '#ui/input/plain-field.css';

interface AdjustedBooksProps {
  readonly state: HelperState;
  readonly comparison: Comparison;
  readonly bridge: Bridge;
  readonly groups: readonly ResultGroup[];
  /** What was written of a line of the result. */
  readonly noteOf: (key: string) => string | undefined;
}

/** 余额调节表 of the comparison: both balances at its end, what each book has not booked, and both balances after that. */
export function AdjustedBooks(props: AdjustedBooksProps) {
  const { comparison, state } = props;
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const [beginDate, endDate] = comparison.period;
  const { payerCode } = state;
  const body = { customerCode, ...(payerCode && { payerCode }), beginDate, endDate, ...FIRST_ROWS };
  const query = useQuery(asideQuery(queryAccountStatement, { body }, account));
  return (
    <section aria-label="余额调节表">
      <h2>余额调节表</h2>
      <Loaded query={query} failure="公司账的期末余额没有加载出来" rows={2}>
        {({ closingBalance }) => <Balances {...props} company={closingBalance} />}
      </Loaded>
    </section>
  );
}

interface BalancesProps extends AdjustedBooksProps {
  readonly company: number | undefined;
}

function Balances({ state, comparison, bridge, groups, noteOf, company }: BalancesProps) {
  const account = useAccount();
  const accountName = useLedgerAccount(state.payerCode ?? '');
  const { onlyCompany, onlyDealer, matches } = comparison.matching;
  const { period } = comparison;
  const [, end] = period;
  const ownBalance = ownBalanceOf(state, period);
  const dealer = readMoney(ownBalance);
  const after = adjustedBalances(bridge, { company, dealer });
  const differing = matches.filter(isDiffering).length;
  const paperOf = async () => {
    const { adjustmentPaper } = await import('./adjustment-paper');
    const { name: fileName } = state.file;
    const books = { bridge, groups, noteOf, company, dealer, after };
    return adjustmentPaper({ account, accountName, period, fileName, ...books });
  };
  return (
    <>
      <AdjustmentTable
        label="余额调节表"
        after={
          <AdjustmentLine
            name={ADJUSTMENT_WORDS.after(after.company, after.dealer)}
            company={<Money amount={after.company} strong />}
            customer={<Money amount={after.dealer} strong />}
          />
        }
      >
        <AdjustmentLine
          name={ADJUSTMENT_WORDS.before(end)}
          company={<Money amount={company} />}
          customer={
            <input
              className="plain-field figure"
              aria-label="我方账期末余额（元），预付为正，欠款为负"
              placeholder="填我方期末余额"
              inputMode="decimal"
              autoComplete="off"
              value={ownBalance}
              onChange={({ target }) =>
                helperStore.write(withOwnBalance(state, period, pastedAmount(target.value)))
              }
            />
          }
        />
        <AdjustmentLine
          name={`${ADJUSTMENT_WORDS.onlyCompany} ${onlyCompany.length} 笔`}
          customer={<Money amount={bridge.onlyCompany} isChange />}
        />
        <AdjustmentLine
          name={`${ADJUSTMENT_WORDS.onlyCustomer} ${onlyDealer.length} 笔`}
          company={<Money amount={bridge.onlyDealer} isChange />}
        />
        <AdjustmentLine
          name={`金额不同 ${differing} 对，按公司账`}
          customer={<Money amount={subtractMoney(NO_MONEY, bridge.differing)} isChange />}
        />
      </AdjustmentTable>
      <PrintPaper label="打印余额调节表" size="small" paperOf={paperOf} />
      {after.rest !== undefined && !after.isEqual && (
        <NoticeLine>{ADJUSTMENT_WORDS.rest(after.rest)}</NoticeLine>
      )}
    </>
  );
}
