import { compareAmounts } from '@dealer-portal/rules/money';
import { ageSteps, type OpenItem } from '@dealer-portal/rules/statements';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { SumSteps } from '#widgets/sum-steps/sum-steps';
import { SettledRows } from './settled-rows';
import { useOpenItems } from './use-open-items';

/** What is open of the account of the address, by age, and what each credit settled. */
export function ItemsByAge() {
  const [params] = useSearchParams();
  const payerCode = params.get('payerCode') ?? undefined;
  const query = useOpenItems(payerCode);
  return (
    <Loaded query={query} failure="余额由来没有加载出来" rows={1}>
      {({ settled }) =>
        typeof settled === 'string' ? (
          <p className="secondary">{UNKNOWN[settled]}，算不出余额由来。</p>
        ) : (
          <>
            <Ages items={settled.items} />
            <SettledRows key={payerCode} settled={settled} payerCode={payerCode} />
          </>
        )
      }
    </Loaded>
  );
}

const UNKNOWN = {
  openingUnread: '期初余额读不出来',
  noChain: '凭证的余额接不上，或者有金额读不出来',
} as const;

function Ages({ items }: { readonly items: readonly OpenItem[] }) {
  const [first] = items;
  if (!first) return <p className="secondary">这个账户的贷方和借方正好核销完，没有未核销的项。</p>;
  const isDebt = compareAmounts(first.left, 0) === -1;
  // The balance from before the vouchers is the first item; a voucher without a day is of an unknown one.
  const opening = first.voucherNo === '' && first.day === '' ? first : undefined;
  const vouchers = opening ? items.slice(1) : items;
  const steps = ageSteps(
    vouchers.map(({ day, left }) => ({ day, amount: left })),
    new Date(),
  );
  return (
    <>
      <p className="secondary">
        {isDebt
          ? '按记账先后核销：余额是下面这些还没核销完的借方，按记账后的天数。'
          : '按记账先后核销：余额是下面这些还没用完的贷方，按记账后的天数。'}
        没有接口给每笔贷方核销了哪笔借方，这里是推算。
      </p>
      <SumSteps
        label="未核销金额的账龄"
        unit="笔"
        steps={[...steps, ...(opening ? [{ name: '一年以前结转', count: 1, amount: opening.left }] : [])]}
      />
    </>
  );
}
