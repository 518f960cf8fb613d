import { useSearchParams } from 'react-router-dom';
import { FinancingView } from './financing-view';
import { NewestFinancing } from './newest-financing';

/** 还款, 融资订单详情: the financing of the address with its repayments (FIN-08). */
export function Component() {
  const [params] = useSearchParams();
  const financeNo = params.get('financeNo');
  if (!financeNo) return <NewestFinancing />;
  return <FinancingView financeNo={financeNo} orderNo={params.get('orderNo') ?? undefined} />;
}
