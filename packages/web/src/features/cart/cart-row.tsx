import { entryKey, entryTotal, isEnabled } from '@dealer-portal/rules/cart';
import { readQuantity } from '@dealer-portal/rules/input';
import { Button, Checkbox, Tag, Tooltip } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router';
import { href } from '#routes';
import { EntryCell } from '#ui/column-entry';
import { Money } from '#ui/money';
import { ProductPicture } from '#ui/product-picture';
import { QuantityInput } from '#ui/quantity-input';
import { useRowValue } from '#ui/row-values';
import { EditProblem } from '#widgets/quantity-edits/edit-problem';
import { type QuantityEdits, shownNumber } from '#widgets/quantity-edits/quantity-edits';
import type { EntryChoice } from './choices';
import { EntryOptions } from './entry-options';
import type { Entry } from './queries';

const WAREHOUSE = { YC: '云仓', YD: '异地云仓' } as const;
const ACTIVITY = { 1: undefined, 2: '组合', 3: '抢购' } as const;

interface CartRowProps {
  readonly entry: Entry;
  readonly isTicked: boolean;
  readonly quantities: QuantityEdits;
  readonly onTick: (key: string, isWanted: boolean) => void;
  readonly onChoose: (id: string, change: EntryChoice) => void;
  readonly onRemove: (ids: readonly string[]) => void;
}

/** One entry of the cart; drawn again only when it changed. */
export const CartRow = memo(function CartRow({ entry, isTicked, quantities, ...on }: CartRowProps) {
  const key = entryKey(entry);
  const name = entry.productList[0]?.productModel ?? key;
  const enabled = isEnabled(entry);
  const activity = ACTIVITY[entry.activityType];
  const tickBox = (
    <Checkbox
      aria-label={`选择 ${name}`}
      checked={isTicked}
      disabled={!enabled}
      onChange={({ target }) => on.onTick(key, target.checked)}
    />
  );
  return (
    <li className="cart-row" aria-label={name}>
      {enabled ? tickBox : <Tooltip title="该条目已失效，不能结算，可移除后重新加入">{tickBox}</Tooltip>}
      <div className="cart-lines">
        {entry.productList.map((line) => (
          <CartLine key={line.productCode} line={line} activity={activity} />
        ))}
        <EntryOptions entry={entry} name={name} onChoose={on.onChoose} />
      </div>
      <div className="cart-cell" data-label="单价">
        <Money amount={unitPrice(entry)} />
      </div>
      <div className="cart-cell" data-label="数量">
        <NumberCell entry={entry} name={name} isLocked={!enabled} quantities={quantities} />
      </div>
      <div className="cart-cell" data-label="小计">
        <Money amount={entryTotal(entry)} strong />
      </div>
      <div className="cart-cell">
        <Button type="link" size="small" onClick={() => on.onRemove([entry.id])} aria-label={`移除 ${name}`}>
          移除
        </Button>
      </div>
    </li>
  );
});

interface NumberCellProps {
  readonly entry: Entry;
  readonly name: string;
  readonly isLocked: boolean;
  readonly quantities: QuantityEdits;
}

/** The quantity is drawn at once; the row and the totals follow. */
function NumberCell({ entry, name, isLocked, quantities }: NumberCellProps) {
  const { id, number } = entry;
  const edit = useRowValue(quantities.edits, id);
  const onNumber = (wanted: number) => quantities.change(id, wanted);
  return (
    <EntryCell entryKey={id}>
      <QuantityInput
        label={`${name}数量`}
        value={shownNumber(edit, number)}
        read={readQuantity}
        onCommit={onNumber}
        onWrong={(text) => quantities.wrong.set(id, text)}
        isDisabled={isLocked}
        problem={edit?.state === 'refused' ? edit.text : undefined}
      />
      <EditProblem edit={edit} onNumber={onNumber} onRetry={quantities.reconcile} />
    </EntryCell>
  );
}

type Line = Entry['productList'][number];

function CartLine({ line, activity }: { readonly line: Line; readonly activity: string | undefined }) {
  const warehouse =
    line.yuncangType === 'YC' || line.yuncangType === 'YD' ? WAREHOUSE[line.yuncangType] : undefined;
  return (
    <div className="cart-line">
      <ProductPicture url={line.picUrl} size={56} />
      <div>
        <Link to={href('detail', { productCode: line.productCode })}>
          {line.productModel ?? line.productCode}
        </Link>
        <div className="secondary">{line.productName}</div>
        <div className="cart-tags">
          {activity && <Tag>{activity}</Tag>}
          {warehouse && (
            <Tag color="blue">
              {warehouse} {line.yuncangCode}
            </Tag>
          )}
          {line.priceType === 'YJCY' && <Tag color="warning">样机价</Tag>}
          {line.isStock === 0 || line.stock === 0 ? (
            <Tag color="error">无货</Tag>
          ) : (
            <span className="secondary">库存 {line.stock ?? '—'} 台</span>
          )}
        </div>
      </div>
    </div>
  );
}

function unitPrice(entry: Entry): number | undefined {
  const [line] = entry.productList;
  if (entry.productList.length !== 1 || line?.price === undefined) return undefined;
  return line.price;
}
