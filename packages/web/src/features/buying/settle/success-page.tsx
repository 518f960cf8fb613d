import { placeName } from '@dealer-portal/rules/address-book';
import { nextWave } from '@dealer-portal/rules/batch';
import { Alert } from 'antd';
import { PlacedResult } from '#kits/submit/placed-result';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PrintButton } from '#ui/button/print-button';
import { EmptyPage } from '#ui/page/empty-page';
import { joined } from '#ui/text/joined';
import { cartRoute, placedOrders } from '#widgets/checkout/checkout';
import { useImportRun } from '#widgets/import-run/import-store';
import { usePlacedFacts } from '#widgets/orders/placed-facts';
import './settle.css';
import { dayText } from '#ui/text/wire-text';

/** 下单成功: which orders were placed and what comes next. */
export function Component() {
  const placed = placedOrders.read();
  if (!placed) {
    return (
      <EmptyPage
        title="没有刚刚提交的订单"
        reason="已提交的订单都在“我的订单”里。"
        to={href('myOrder')}
        act="查看我的订单"
      />
    );
  }
  return (
    <div className="page">
      <NextWave />
      <PlacedResult
        placed={placed}
        summary={`共 ${placed.orderList.length} 个订单，`}
        factsOf={(orderNo) => <ReceiptFacts orderNo={orderNo} />}
        actions={
          <>
            <PrintButton label="打印回执" />
            <ButtonLink to={href('index')}>继续采购</ButtonLink>
            <ButtonLink to={href(cartRoute(placed))}>返回购物车</ButtonLink>
            <ButtonLink kind="primary" to={href('myOrder')}>
              查看我的订单
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** The receipt of an order: its goods, where they go, who pays, and the day that was promised (ORDER-01). */
function ReceiptFacts({ orderNo }: { readonly orderNo: string }) {
  const { saletoCode, shipTos } = useAccount();
  const fact = usePlacedFacts(saletoCode).get(orderNo);
  if (!fact) return null;
  const { goods, shipTo, payer, arrivalDate, ownNumber } = fact;
  const address = shipTos.find(({ sendtoCode }) => sendtoCode === shipTo)?.sendtoAddress;
  const texts = [
    goods,
    shipTo && `送 ${address ? placeName(address) : shipTo}`,
    payer && `${payer} 付款`,
    arrivalDate ? `预计 ${dayText(arrivalDate)} 到` : '到货日期以物流为准',
    ownNumber && `您的单号 ${ownNumber}`,
  ];
  return <span className="secondary settle-receipt">{joined(texts, ' · ')}</span>;
}

/** The import that this cart was one wave of: what still waits, and the way back to it (CART-08). */
function NextWave() {
  const run = useImportRun();
  const next = run && nextWave(run);
  const wave = next === undefined ? undefined : run?.waves[next];
  if (run === undefined || next === undefined || wave === undefined) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="settle-next-wave"
      title={`${run.name} 还有第 ${next + 1} 批（共 ${run.waves.length} 批）没有下单`}
      description={`${wave.lines.length} 种商品等待加入购物车。`}
      action={
        <ButtonLink kind="primary" to={href('batchImport')}>
          继续第 {next + 1} 批
        </ButtonLink>
      }
    />
  );
}
