// By hand: two views of one task, the close of a month and the comparison with the dealer's own book.
import { useSearchParams } from 'react-router';
import { MonthClose } from './close/month-close';
import { HelperPage } from './helper/helper-page';
import { HELPER_VIEW } from './helper-address';

/** 往来对账: the close of each month, and next to it the helper that compares the dealer's own book (FIN-02). */
export function Component() {
  const [params] = useSearchParams();
  return params.get('view') === HELPER_VIEW ? <HelperPage /> : <MonthClose />;
}
