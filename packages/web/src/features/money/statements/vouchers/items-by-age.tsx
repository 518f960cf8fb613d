import { compareAmounts } from '@dealer-portal/rules/money';
import { ageSteps, type OpenItem } from '@dealer-portal/rules/statements';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { SumSteps } from '#widgets/sum-steps/sum-steps';
import { useOpenItems } from './use-open-items';

/** What is open of the account of the address, by age. */
export function ItemsByAge() {
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
