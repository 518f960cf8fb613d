// No report: suits are cards with pictures.

import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { SuitList } from './suit-list';

const NO_FILTERS = [] as const;

/** 组合: plans of products that furnish one room. */
export function Component() {
  const { shipToLabel } = useAccount();
  return (
    <div className="page">
      <PageHeader
        context={`送达方 ${shipToLabel}`}
        actions={<ButtonLink to={href('suitSuitcategory')}>按场景查看</ButtonLink>}
      />
      <SuitList page={useAddressFilter(NO_FILTERS)} />
    </div>
  );
}
