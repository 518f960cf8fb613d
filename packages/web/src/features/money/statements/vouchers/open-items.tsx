import { compareAmounts } from '@dealer-portal/rules/money';
import { ageSteps, type OpenItem } from '@dealer-portal/rules/statements';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { PlainButton } from '#ui/button/plain-button';
import { SumSteps } from '#widgets/sum-steps/sum-steps';
import { useOpenItems } from './use-open-items';

/** 余额由来: how long the money of the account has waited, or its debts; it reads a year of vouchers, so it waits for a press. */
export function OpenItems() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="no-print" aria-label="余额由来">
      <PlainButton kind="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? '收起余额由来' : '余额由来与账龄'}
      </PlainButton>
      {isOpen && <ItemsByAge />}
    </section>
  );
}

function ItemsByAge() {
  const [params] = useSearchParams();
  const query = useOpenItems(params.get('payerCode') ?? undefined);
  return (
    <Loaded query={query} failure="余额由来没有加载出来" rows={1}>
      {({ items }) =>
        items === undefined ? (
          <p className="secondary">有凭证的金额读不出来，算不出余额由来。</p>
        ) : (
          <Ages items={items} />
        )
      }
    </Loaded>
  );
}

function Ages({ items }: { readonly items: readonly OpenItem[] }) {
  const [first] = items;
  if (!first) return <p className="secondary">这个账户的到款和支出正好抵完，没有未清的项。</p>;
  const isDebt = compareAmounts(first.left, 0) === -1;
  const old = items.filter(({ day }) => day === '');
  const steps = ageSteps(
    items.filter(({ day }) => day !== '').map(({ day, left }) => ({ day, amount: left })),
    new Date(),
  );
  return (
    <>
      <p className="secondary">
        {isDebt
          ? '按先到先抵：下面是还没有付清的支出，按天数。'
          : '按先到先抵：余额是下面这些还没用完的到款，按到账后的天数。'}
        没有接口给每笔到款抵了哪张订单，这里按时间先后推算。
      </p>
      <SumSteps
        label="未清项的账龄"
        unit="笔"
        steps={[
          ...steps.map(({ name, count, amount }) => ({ name, count, amount })),
          ...old.map(({ left }) => ({ name: '一年以前结转', count: 1, amount: left })),
        ]}
      />
    </>
  );
}
