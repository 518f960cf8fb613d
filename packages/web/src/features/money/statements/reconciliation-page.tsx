// By hand: two views of one task, the close of a month and the comparison with the dealer's own book.
import { useSearchParams } from 'react-router-dom';
import { lateView } from '#ui/drawing/late-view';
import { MonthClose } from './close/month-close';
import { HELPER_VIEW } from './helper-address';

const HelperPage = lateView(async () => (await import('./helper/helper-page')).HelperPage);

/** 往来对账: the close of each month, and next to it the helper that compares the dealer's own book (FIN-02). */
export function Component() {
  const [params] = useSearchParams();
  return params.get('view') === HELPER_VIEW ? <HelperPage /> : <MonthClose />;
}
