import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button-class';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Icon } from '#ui/icon/icon';
import { Money } from '#ui/text/money';
import { useCloseMarks } from '../close-marks';
import type { CloseRow } from './close-items';
import { Explanation } from './explanation';
import './close.css';

interface CloseItemProps {
  readonly row: CloseRow;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** One thing to see to: whether it is done, what it is about, and the act that ends it. */
export function CloseItemRow({ row, isOpen, onOpen }: CloseItemProps) {
  return (
    <li className="close-item">
      <span
        className="close-tick"
        role="img"
        aria-label={row.isDone ? '已完成' : '未完成'}
        data-done={row.isDone || undefined}
      >
        {row.isDone && <Icon name="done" />}
      </span>
      <span className="close-kind">{row.kind}</span>
      <span className="close-text">
        <span>{row.text}</span>
        <span className={row.isDone ? 'secondary' : 'close-due'}>{row.detail}</span>
      </span>
      <span className="close-amount">{row.amount !== undefined && <Money amount={row.amount} strong />}</span>
      <span className="close-act">
        <ItemAct row={row} isOpen={isOpen} onOpen={onOpen} />
      </span>
      {isOpen && row.act.kind === 'explain' && <Explanation {...row.act} onClose={() => onOpen(false)} />}
    </li>
  );
}

function ItemAct({ row: { act, isDone }, isOpen, onOpen }: CloseItemProps) {
  const { setMark, removeMark } = useCloseMarks();
  if (act.kind === 'explain') {
    return (
      <PlainButton
        kind={isOpen || isDone ? 'link' : 'default'}
        size="small"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? '收起' : isDone ? '改说明' : '写原因'}
      </PlainButton>
    );
  }
  if (act.kind === 'open') {
    return (
      // An open item looks like a step; a finished one is a link.
      <Link
        className={isDone ? undefined : buttonClass({ size: 'small' })}
        to={act.to}
        onClick={() => act.mark && setMark(act.mark)}
      >
        {act.label}
      </Link>
    );
  }
  if (isDone) {
    return (
      <PlainButton kind="link" size="small" onClick={() => removeMark(act.mark)}>
        改决定
      </PlainButton>
    );
  }
  return (
    <>
      <Link to={act.to}>去使用</Link>
      <ReasonButton size="small" onClick={() => setMark(act.mark)}>
        留到以后
      </ReasonButton>
    </>
  );
}
