import { policyAddition } from '@dealer-portal/rules/goods';
import { policyLimit } from '@dealer-portal/rules/price';
import { AddAllBar } from '#kits/order-list/add-all-bar';
import { BY_MODEL, defineOrderList } from '#kits/order-list/define-order-list';
import { OrderListPage } from '#kits/order-list/order-list-page';
import type { OrderRow, WantedRow } from '#kits/order-list/order-row';
import { orderColumns } from '#kits/order-list/order-table';
import { useOrderList } from '#kits/order-list/use-order-list';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { countText } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { type Sample, samplesQuery } from './queries';
import './samples.css';
import { dayText } from '#ui/text/wire-text';

/** A sample machine in the list, at its sample price, as many as the policy leaves. */
interface SampleRow extends OrderRow {
  readonly sample: Sample;
}

const COLUMNS = orderColumns<SampleRow>(
  [
    {
      key: 'policy',
      title: '样机政策',
      width: 128,
      render: ({ sample: { versionCode, endDate } }) => (
        <>
          {versionCode ?? '—'}
          <div className="secondary">至 {dayText(endDate) || '—'}</div>
        </>
      ),
    },
    {
      key: 'quantity',
      title: '可购',
      width: 104,
      isFigure: true,
      render: ({ sample }) => countText(policyLimit(sample), '台'),
    },
    {
      key: 'ordinary',
      title: '普通供价',
      width: 104,
      isFigure: true,
      render: ({ sample }) => (
        <span className="sample-old-price">
          <Money amount={sample.price} />
        </span>
      ),
    },
  ],
  '样机价',
);

/** 样机: what may be ordered at the sample price, typed or pasted down the column, put into the cart as YJCY (CART-02, CART-09, SEARCH-01). */
const SAMPLES = defineOrderList({
  name: 'samples',
  label: '可订样机',
  filters: [BY_MODEL],
  query: samplesQuery,
  rowOf,
  columns: COLUMNS,
  empty: { title: '没有可订的样机', reason: '样机政策按型号和数量开放，可换一个型号查询。' },
});

export function Component() {
  const list = useOrderList(SAMPLES);
  return (
    <OrderListPage list={list} headerActions={<ButtonLink to={href('prototypeSample')}>出样记录</ButtonLink>}>
      <AddAllBar {...list.typed} additionOf={additionOf} terms="ready" />
    </OrderListPage>
  );
}

function rowOf(sample: Sample): SampleRow {
  const { productCode, productModel, productName, versionCode = '', picUrl = '' } = sample;
  const key = `${productCode} ${versionCode}`;
  const { samplePrice: price } = sample;
  return {
    key,
    productCode,
    productModel,
    productName,
    picUrl,
    price,
    most: policyLimit(sample),
    sample,
  };
}

/** A machine is an entry of its own, at the sample price of its policy; its row shows the policy's pieces, no stock. */
function additionOf({ row: { sample, productModel: model }, number }: WantedRow<SampleRow>) {
  const { productCode, versionCode } = sample;
  const policy = { productCode, priceType: 'YJCY', versionCode };
  return { ...policyAddition(policy, { number, from: 'specimen' }), model };
}
