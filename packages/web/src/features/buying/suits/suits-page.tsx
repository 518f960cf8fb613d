// No report: suits are cards with pictures.

import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
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
        actions={
          <Link to={href('suitSuitcategory')} className={buttonClass()}>
            按场景查看
          </Link>
        }
      />
      <SuitList page={useAddressFilter(NO_FILTERS)} />
    </div>
  );
}
