import { allTicked, entryKey, isTicked, type Selection, tickedEntries } from '@dealer-portal/rules/cart';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Checkbox, Tooltip } from 'antd';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAccount } from '#platform/account';
import { startCheckout } from '#platform/checkout';
import { describeError } from '#platform/query';
import { href } from '#routes';
import { Money } from '#ui/money';
import { PageHeader } from '#ui/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/states';
import { StickyBar } from '#ui/sticky-bar';
import { CartRow } from './cart-row';
import { cartQuery, type Entry } from './queries';
import { useCartChanges } from './use-cart-changes';
import { useTicks } from './use-ticks';

/** 购物车: tick entries, change quantities, see the total, go on to settlement (CART-04, CART-06). */
export function Component() {
  const account = useAccount();
  const cart = useQuery(cartQuery(account));
  const { selection, onTick, onTickAll } = useTicks(account, cart.data);
  const { problems, onNumber, remove, refreshStock } = useCartChanges(account);
  const navigate = useNavigate();
  const askRemove = useAskRemove(remove.mutate);
  const entries = cart.data ?? [];
  const onCheckout = () => {
    const submitTime = startCheckout(account, tickedEntries(selection), 'classic');
    void navigate(href('cartSettle', { submitTime }));
  };
  return (
    <div className="page">
      <PageHeader
        title="购物车"
        context={`送达方 ${account.shipToLabel} · 共 ${entries.length} 个条目`}
        actions={
          <Button
            loading={refreshStock.isPending}
            disabled={entries.length === 0}
            onClick={() => refreshStock.mutate(entries)}
          >
            刷新库存
          </Button>
        }
      />
      {cart.isPending && <ListSkeleton />}
      {cart.isError && (
        <ErrorState
          title="购物车没有加载出来"
          {...describeError(cart.error)}
          onRetry={() => void cart.refetch()}
        />
      )}
      {cart.isSuccess && entries.length === 0 && (
        <EmptyState
          title="购物车是空的"
          reason="加入购物车的商品会留在这里，换设备登录也看得到。"
          action={
            <Link to={href('index')}>
              <Button type="primary">去选购商品</Button>
            </Link>
          }
        />
      )}
      {entries.length > 0 && (
        <>
          <ul className="cart-list">
            {entries.map((entry) => (
              <CartRow
                key={entry.id}
                entry={entry}
                isTicked={isTicked(selection, entryKey(entry))}
                problem={problems.get(entry.id)}
                onTick={onTick}
                onNumber={onNumber}
                onRemove={askRemove}
              />
            ))}
          </ul>
          <CartBar selection={selection} onTickAll={onTickAll} onRemove={askRemove} onCheckout={onCheckout} />
        </>
      )}
    </div>
  );
}

interface CartBarProps {
  readonly selection: Selection<Entry>;
  readonly onTickAll: (isWanted: boolean) => void;
  readonly onRemove: (ids: readonly string[]) => void;
  readonly onCheckout: () => void;
}

function CartBar({ selection, onTickAll, onRemove, onCheckout }: CartBarProps) {
  const ticked = tickedEntries(selection);
  const units = ticked.reduce((sum, { number }) => sum + number, 0);
  const isAll = allTicked(selection);
  const isNone = ticked.length === 0;
  return (
    <StickyBar
      start={
        <>
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && !isNone}
            onChange={({ target }) => onTickAll(target.checked)}
          >
            全选
          </Checkbox>
          <Button type="link" disabled={isNone} onClick={() => onRemove(ticked.map(({ id }) => id))}>
            移除所选
          </Button>
        </>
      }
      summary={
        <>
          已选 {ticked.length} 种 · {units} 台 · 合计 <Money amount={selection.total} strong />
        </>
      }
      actions={
        <Tooltip title={isNone ? '请先勾选要结算的商品' : undefined}>
          <Button type="primary" size="large" disabled={isNone} onClick={onCheckout}>
            去结算
          </Button>
        </Tooltip>
      }
    />
  );
}

/** Asks before entries leave the cart. */
function useAskRemove(remove: (ids: readonly string[]) => void) {
  const { modal } = App.useApp();
  return useCallback(
    (ids: readonly string[]) => {
      modal.confirm({
        title: `从购物车移除 ${ids.length} 个条目？`,
        content: '移除后可在商品页重新加入。',
        okText: '移除',
        cancelText: '保留',
        onOk: () => remove(ids),
      });
    },
    [modal, remove],
  );
}
