import { sharesAmount } from '@dealer-portal/rules/goods';
import {
  compareAmounts,
  formatYuan,
  type Money as MoneyText,
  subtractAmounts,
  sumAmounts,
} from '@dealer-portal/rules/money';
import { pricedRefusal, priceText } from '@dealer-portal/rules/price';
import { paidBefore, rebuyShares } from '@dealer-portal/rules/rebuy';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listState } from '#platform/calls/list-state';
import { href } from '#routes';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { Money } from '#ui/text/money';
import { useIsOnShow } from '#ui/use-is-on-show';
import { AdditionUnknown } from '#widgets/products/addition-unknown';
import { useAddMany } from '#widgets/products/use-add-to-cart';
import { useHeldPieces } from '#widgets/products/use-held-pieces';
import { type LineDrafts, wrongDraftOf } from '#widgets/quantity-edits/correct-first';
import { RebuyTable } from './rebuy-table';
import { type NamedRebuyLine, type OldLine, rebuyName, useRebuyLines } from './use-rebuy-lines';
import './rebuy.css';

interface RebuyDialogProps {
  readonly title: string;
  /** The old lines, the newest first; the same list for every drawing. */
  readonly lines: readonly OldLine[];
  /** When they were as they are given: 下单时, 保存时. */
  readonly since: string;
  /** The page's name on the wire (`dataFrom`). */
  readonly from: string;
  /** Further actions on the products. */
  readonly extra?: ReactNode;
  readonly onClose: () => void;
}

/** Puts old products into the cart again, after showing what has changed about each (ORDER-01). */
export function RebuyDialog({ title, since, from, extra, onClose, ...props }: RebuyDialogProps) {
  const { lines, query } = useRebuyLines(props.lines);
  // 0 drops a line; a line that the user did not touch takes what is offered.
  const [drafts, setDrafts] = useState<LineDrafts>({});
  const navigate = useNavigate();
  const { add, isAdding, unknownText } = useAddMany();
  const isOnShow = useIsOnShow();
  const onResult = ({ ok }: { readonly ok: boolean }) => {
    // Who has left the dialog meanwhile is not led away.
    if (!ok || !isOnShow.current) return;
    onClose();
    void navigate(href('cart'));
  };
  const draftOf = ({ before, offered }: NamedRebuyLine) => drafts[before.productCode] ?? { number: offered };
  const accepted = lines
    .map((line) => ({ line, number: draftOf(line).number }))
    .filter(({ number }) => number > 0);
  const held = useHeldPieces(lines.flatMap(({ terms }) => terms ?? []));
  const total = sumAmounts(accepted.map(({ line, number }) => sharesAmount(rebuyShares(line, number, held))));
  const okText = `加入购物车 ${formatYuan(total)}`;
  const named = lines.map((line) => ({ productCode: line.before.productCode, name: rebuyName(line) }));
  const disabledReason = query.isPending
    ? '正在核对现价和库存，请稍候'
    : (wrongDraftOf(named, drafts, ({ name }) => name) ?? reasonAgainstAdd(accepted));
  return (
    <Dialog
      open
      width={1040}
      title={title}
      okText={okText}
      footer={reasonFooter(okText, disabledReason)}
      cancelText="取消"
      confirmLoading={isAdding}
      onOk={() =>
        add(
          accepted.flatMap(({ line, number }) => {
            const { terms } = line;
            return terms ? [{ terms, number, from, model: rebuyName(line) }] : [];
          }),
          onResult,
        )
      }
      onCancel={onClose}
    >
      {!query.isPending && !query.error && <Changes lines={lines} since={since} />}
      <RebuyTable
        lines={lines}
        since={since}
        state={listState(query, '商品的现价和库存没有加载出来')}
        draftOf={draftOf}
        held={held}
        onDrafts={(changed) => setDrafts({ ...drafts, ...changed })}
      />
      <Effect accepted={accepted} total={total} since={since} />
      {extra}
      {unknownText && <AdditionUnknown text={unknownText} />}
    </Dialog>
  );
}

interface ChangesProps {
  readonly lines: readonly NamedRebuyLine[];
  readonly since: string;
}

/** How many of the lines are no longer as they were. */
function Changes({ lines, since }: ChangesProps) {
  const count = lines.filter(({ difference }) => difference).length;
  return (
    <p className="secondary">
      {count === 0
        ? `价格、库存和周承诺与${since}相同。`
        : `${count} 种商品与${since}不同，请逐行确认；取消勾选的不会加入。`}
    </p>
  );
}

/** A line that was accepted, with the pieces to take. */
interface AcceptedLine {
  readonly line: NamedRebuyLine;
  readonly number: number;
}

function reasonAgainstAdd(accepted: readonly AcceptedLine[]): string | undefined {
  if (accepted.length === 0) return '请至少保留一种可订的商品';
  const unpriced = accepted.find(({ line }) => pricedRefusal('ready', line.now?.priceVersion));
  return (
    unpriced &&
    `${rebuyName(unpriced.line)}：${priceText(pricedRefusal('ready', unpriced.line.now?.priceVersion))}`
  );
}

interface EffectProps {
  /** What the accepted lines cost now; undefined where that is not known. */
  readonly total: MoneyText | undefined;
  readonly accepted: readonly AcceptedLine[];
  readonly since: string;
}

/** The price difference of the accepted lines to what was paid. */
function Effect({ accepted, total, since }: EffectProps) {
  const before = sumAmounts(accepted.map(({ line, number }) => paidBefore(line, number)));
  const effect = subtractAmounts(total, before);
  const sign = compareAmounts(effect, 0);
  if (sign === 0) return null;
  if (sign === undefined || effect === undefined) {
    return <p className="rebuy-effect">有单价或数量读不出，差额不能合计</p>;
  }
  return (
    <p className="rebuy-effect">
      按同样数量，比{since}
      {sign > 0 ? '多' : '少'} <Money amount={effect.replace('-', '')} strong />
    </p>
  );
}
