import { CART_LIMIT, cartRoom } from '@dealer-portal/rules/cart';
import { WAREHOUSE_KINDS, warehouseKind } from '@dealer-portal/rules/cart-entry';
import type { CartVariant } from '@dealer-portal/rules/checkout';
import { useQuery } from '@tanstack/react-query';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Segments } from '#ui/choice/segments';
import { useApproached } from '#ui/drawing/use-approached';
import { PlainSelect, withAll } from '#ui/input/plain-select';
import { PageHeader } from '#ui/page/page-header';
import { Ruler } from '#ui/ruler/ruler';
import type { CartFilter, Entry } from '#widgets/cart/cart-query';
import { useCloudWarehouses } from '#widgets/products/use-warehouse-name';
import { StockLookUp } from './checkout/stock-look-up';
import { industriesQuery } from './queries';
import { TemplatesButton } from './templates/templates-button';
import './cart.css';

/** Assumption: the specification does not say who gets which cart, so each leads to the other. */
const OTHER_CART = {
  classic: { route: 'NewCart', label: '新版购物车' },
  new: { route: 'cart', label: '经典购物车' },
} as const;

interface CartHeadProps {
  readonly variant: CartVariant;
  /** All of the cart; undefined until it is known. */
  readonly entries: readonly Entry[] | undefined;
  readonly filter: CartFilter;
  readonly onFilter: (filter: CartFilter) => void;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The title, the filters of the cart, its fill and the actions on all entries; not drawn with each quantity. */
export const CartHead = memo(function CartHead({ variant, entries, ...props }: CartHeadProps) {
  const otherCart = OTHER_CART[variant];
  const isEmpty = !entries || entries.length === 0;
  return (
    <PageHeader
      contextRoom={entries?.length === 0 ? undefined : 0}
      context={!isEmpty && <CartFilters entries={entries} filter={props.filter} onFilter={props.onFilter} />}
      actions={
        <>
          <Link className="no-print" to={href(otherCart.route)}>
            {otherCart.label}
          </Link>
          <TemplatesButton entries={entries ?? []} />
          <StockLookUp />
          {!isEmpty && <PrintButton label="打印购物车" />}
          <ReasonButton
            className="no-print"
            isBusy={props.isRefreshing}
            disabledReason={isEmpty ? '购物车里没有商品' : undefined}
            onClick={() => props.onRefresh()}
          >
            刷新库存
          </ReasonButton>
        </>
      }
    />
  );
});

const FULL = 100;

/** How many kinds the cart holds, of those that it may. */
function CartRoom({ count }: { readonly count: number }) {
  const room = cartRoom({ length: count });
  return (
    <span className="cart-room">
      <Ruler value={(count / CART_LIMIT) * FULL} width={88} tone={room === 0 ? 'due' : 'primary'} />
      {count} / {CART_LIMIT} 种，{room === 0 ? '已满' : `还可加 ${room} 种`}
    </span>
  );
}

const CENTRE = 'centre';

interface CartFiltersProps {
  readonly entries: readonly Entry[];
  readonly filter: CartFilter;
  readonly onFilter: (filter: CartFilter) => void;
}

/** Narrows the cart by warehouse and industry; ticks and totals stay those of the complete cart (CART-10). */
function CartFilters({ entries, filter, onFilter }: CartFiltersProps) {
  const line = useRef<HTMLElement>(null);
  // Choices are asked for where somebody comes to them.
  const isNear = useApproached(line);
  const industries = useQuery({
    ...industriesQuery(useAccount()),
    enabled: isNear || filter.industryCode !== undefined,
  });
  const { industryCode, yunCang, isCentre } = filter;
  const countOf = (kind: string) => entries.filter((entry) => warehouseKind(entry) === kind).length;
  const onKind = (kind: string) =>
    onFilter({
      industryCode,
      ...(kind === 'YC' || kind === 'YD' ? { yunCang: kind } : {}),
      ...(kind === CENTRE && { isCentre: true }),
    });
  const kinds = [...WAREHOUSE_KINDS].map(([value, name]) => ({ value, label: `${name} ${countOf(value)}` }));
  return (
    <span ref={line} className="cart-filters">
      <Segments
        label="仓库"
        options={[
          { value: '', label: `全部 ${entries.length}` },
          { value: CENTRE, label: `中心仓 ${countOf('')}` },
          ...kinds,
        ]}
        value={isCentre ? CENTRE : (yunCang ?? '')}
        onChange={onKind}
      />
      <WarehouseChoice filter={filter} onFilter={onFilter} />
      <PlainSelect
        className="cart-industry no-print"
        label="产业"
        value={industryCode ?? ''}
        options={withAll(
          (industries.data ?? []).map((item) => ({ value: item.industryCode, label: item.industryName })),
        )}
        onChange={(industry) => onFilter({ ...filter, industryCode: industry || undefined })}
      />
      <CartRoom count={entries.length} />
    </span>
  );
}

/** One cloud warehouse of the chosen kind. */
function WarehouseChoice({ filter, onFilter }: Omit<CartFiltersProps, 'entries'>) {
  const ofKind = useCloudWarehouses().filter((warehouse) => warehouse.yuncangType === filter.yunCang);
  if (ofKind.length === 0) return null;
  return (
    <PlainSelect
      className="cart-industry no-print"
      label="云仓"
      value={filter.yuncangCode ?? ''}
      options={withAll(ofKind.map((item) => ({ value: item.yuncangCode, label: item.yuncangName })))}
      onChange={(code) => onFilter({ ...filter, yuncangCode: code || undefined })}
    />
  );
}
