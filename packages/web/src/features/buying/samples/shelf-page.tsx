import { ReportPage } from '#kits/report/report-page';
import { useAccount } from '#platform/session/account';
import { shelfReport, useShelf } from './use-shelf';

const SHELF = shelfReport('shelf');

/** 商品上下架: the sample machines that are sold at a discount. Assumption: no other call puts goods on or off a shelf. */
export function Component() {
  const { saletoCode } = useAccount();
  return <ReportPage report={SHELF} context={`售达方 ${saletoCode} · 折扣样机`} {...useShelf()} />;
}
