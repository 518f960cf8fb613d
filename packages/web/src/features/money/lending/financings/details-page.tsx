import { useSearchParams } from 'react-router-dom';
import { BillView } from './bill-view';
import { Component as FinancingPage } from './financing-page';

/** 金融详情: one bill or one financing, by the number in the address (FIN-08). */
export function Component() {
  const [params] = useSearchParams();
  const billNo = params.get('billNo');
  return billNo ? <BillView billNo={billNo} /> : <FinancingPage />;
}
