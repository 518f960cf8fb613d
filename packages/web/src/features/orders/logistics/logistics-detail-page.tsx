import { TRAIL_TYPES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { hasEnded } from '@dealer-portal/rules/order-list';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { PrintButton } from '#ui/button/print-button';
import { Segments } from '#ui/choice/segments';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { codeAndName, stateText } from '#ui/text/joined';
import { Timeline } from '#ui/text/timeline';
import { DueMoment } from '#widgets/orders/due-moment';
import { NoOrder } from '#widgets/orders/no-order';
import { NumberLookUp } from '#widgets/orders/number-look-up';
import { orderHref } from '#widgets/orders/order-href';
import { OrderLines } from '#widgets/orders/order-lines';
import { orderQuery } from '#widgets/orders/queries';
import type { TrailType } from '#widgets/orders/trail-href';
import { type Trail, trailQuery } from './queries';
import { SignatureLines } from './signature-lines';
import '#widgets/orders/orders.css';
import './logistics-choice.css';

const WAYS = Object.values(TRAIL_TYPES);

/** 物流详情: the trail of a delivery note and its goods; prints as a delivery note (ORDER-01). */
export function Component() {
  const account = useAccount();
  const [params, setParams] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const orders = useQuery(orderQuery(account, orderNo));
  const order = orders.data?.find((found) => found.orderNo === orderNo);
  const notes = order?.deliveryList ?? [];
  const dn = params.get('dn') ?? notes[0]?.dn ?? '';
  const type = WAYS.find(({ value }) => value === params.get('type'))?.value ?? TRAIL_TYPES.delivery.value;
  const trail = useQuery(trailQuery(account, dn, type));
  const set = (change: Readonly<Record<string, string>>) =>
    setParams({ ...Object.fromEntries(params), ...change }, { replace: true });
  return (
    <div className="page">
      <PageHeader
        title={dn === '' ? '物流详情' : `发货单 ${dn}`}
        context={
          trail.data && `${stateText(trail.data.statusName)} · 承运商 ${trail.data.carrierName ?? '—'}`
        }
        actions={trail.isSuccess && <PrintButton label="打印送货单" />}
      />
      {dn === '' && orderNo === '' && <NumberLookUp name="dn" label="发货单号" />}
      {dn === '' && orderNo !== '' && (
        <Loaded query={orders} failure="订单没有加载出来" rows={8}>
          {() =>
            order ? (
              <EmptyState
                title={`订单 ${orderNo} 还没有发货`}
                reason="仓库发货后可在这里查看物流轨迹。"
                action={<Link to={orderHref(orderNo)}>查看订单</Link>}
              />
            ) : (
              <NoOrder orderNo={orderNo} />
            )
          }
        </Loaded>
      )}
      {dn !== '' && (
        <div className="logistics-choice no-print">
          {notes.length > 1 && (
            <Segments
              label="发货单"
              options={notes.map((note) => ({ value: note.dn, label: note.dn }))}
              value={dn}
              onChange={(value) => set({ dn: value })}
            />
          )}
          <Segments<TrailType>
            label="物流类型"
            options={WAYS}
            value={type}
            onChange={(value) => set({ type: value })}
          />
        </div>
      )}
      {dn !== '' && (
        <Loaded query={trail} failure="物流轨迹没有加载出来" rows={8}>
          {(track) => <TrailOf trail={track} />}
        </Loaded>
      )}
    </div>
  );
}

function TrailOf({ trail }: { readonly trail: Trail }) {
  const account = useAccount();
  const { planArriveTime, plateNo, driverName, driverPhone, orderNo } = trail;
  const orders = useQuery(orderQuery(account, orderNo ?? ''));
  const order = orders.data?.find((found) => found.orderNo === orderNo);
  return (
    <>
      <section className="panel order-panel" aria-label="发货信息">
        <Descriptions
          size="small"
          column={{ xs: 1, md: 2 }}
          items={[
            {
              key: 'order',
              label: '订单号',
              children: orderNo ? <Link to={orderHref(orderNo)}>{orderNo}</Link> : '—',
            },
            {
              key: 'shipTo',
              label: '送达方',
              children: codeAndName(order?.sendtoCode, order?.sendtoAddress),
            },
            { key: 'driver', label: '司机', children: driverName ?? '—' },
            {
              key: 'phone',
              label: '司机电话',
              children: driverPhone ? <a href={`tel:${driverPhone}`}>{driverPhone}</a> : '—',
            },
            { key: 'plate', label: '车牌号', children: plateNo ?? '—' },
            {
              key: 'arrive',
              label: '预计到达',
              children: (
                <DueMoment at={planArriveTime} isOver={order ? hasEnded(order.status) : true} isExpected />
              ),
            },
          ]}
        />
      </section>
      {order && <OrderLines lines={order.lineList} amount={order.amount} />}
      <SignatureLines />
      <section className="panel order-panel no-print" aria-label="物流轨迹">
        <h2>物流轨迹</h2>
        <Timeline
          events={trail.nodeList?.map(({ time, nodeName, address, remark }) => ({
            time,
            text: nodeName,
            note: [address, remark].filter(Boolean).join(' · '),
          }))}
        />
      </section>
    </>
  );
}
