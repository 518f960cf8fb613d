import { nextWave } from '@dealer-portal/rules/batch';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { PlacedResult } from '#kits/submit/placed-result';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { cartRoute, placedOrders } from '#widgets/checkout/checkout';
import { useImportRun } from '#widgets/import-run/import-store';
import './settle.css';

/** 下单成功: which orders were placed and what comes next. */
export function Component() {
  const placed = placedOrders.read();
  if (!placed) {
    return (
      <div className="page">
        <PageHeader />
        <EmptyState
          title="没有刚刚提交的订单"
          reason="已提交的订单都在“我的订单”里。"
          action={
            <Link to={href('myOrder')} className={buttonClass({ kind: 'primary' })}>
              查看我的订单
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <div className="page">
      <NextWave />
      <PlacedResult
        placed={placed}
        summary={`共 ${placed.orderList.length} 个订单，`}
        actions={
          <>
            <Link to={href('index')} className={buttonClass()}>
              继续采购
            </Link>
            <Link to={href(cartRoute(placed))} className={buttonClass()}>
              返回购物车
            </Link>
            <Link to={href('myOrder')} className={buttonClass({ kind: 'primary' })}>
              查看我的订单
            </Link>
          </>
        }
      />
    </div>
  );
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
        <Link to={href('batchImport')} className={buttonClass({ kind: 'primary' })}>
          继续第 {next + 1} 批
        </Link>
      }
    />
  );
}
