import type { LineDifference } from '@dealer-portal/rules/order-changes';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Dialog } from '#ui/overlay/dialog';
import { SumOf } from '#ui/text/sum-of';
import '#ui/text/line-list.css';
import './differences.css';

/** The changes of one entry or line of a cart since it was added. */
export interface NamedDifference {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly LineDifference[];
}

interface DifferencesDialogProps {
  readonly differences: readonly NamedDifference[];
  /** The result for ticked rows and for the others. */
  readonly explanation: string;
  /** On the button that goes on. */
  readonly okText: string;
  readonly onClose: () => void;
  /** Goes on without the dropped ones. */
  readonly onDone: (dropped: ReadonlySet<string>) => void;
}

/** The changes since entries or lines were put into a cart, with their effect in money; each is accepted or dropped. */
export function DifferencesDialog({ differences, onClose, onDone, ...message }: DifferencesDialogProps) {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(isOrderable).map(({ id }) => id)),
  );
  const acceptedDifferences = differences.filter(({ id }) => accepted.has(id));
  const toggle = (id: string, isAccepted: boolean) => {
    const next = new Set(accepted);
    if (isAccepted) next.add(id);
    else next.delete(id);
    setAccepted(next);
  };
  const onOk = () => onDone(new Set(differences.filter(({ id }) => !accepted.has(id)).map(({ id }) => id)));
  return (
    <Dialog
      open
      width={720}
      title="有商品发生了变化，请确认"
      okText={message.okText}
      cancelText="返回购物车"
      onOk={onOk}
      onCancel={onClose}
    >
      <p>{message.explanation}</p>
      <ul className="line-list differences">
        {differences.map((difference) => (
          <li key={difference.id} className="line-item">
            <Checkbox
              className="differences-choice"
              checked={accepted.has(difference.id)}
              disabled={!isOrderable(difference)}
              onChange={({ target }) => toggle(difference.id, target.checked)}
            >
              {difference.name}
            </Checkbox>
            <div className="line-name">
              {difference.lines
                .flatMap(({ changes }) => changes)
                .map(({ field, text }) => (
                  <div key={field} className="secondary">
                    {text}
                  </div>
                ))}
            </div>
            <span>
              影响 <SumOf amounts={difference.lines.map(({ effect }) => effect)} />
            </span>
          </li>
        ))}
      </ul>
      <div className="line-total">
        所选变化合计{' '}
        <SumOf
          amounts={acceptedDifferences.flatMap(({ lines }) => lines).map(({ effect }) => effect)}
          strong
        />
      </div>
    </Dialog>
  );
}

const isOrderable = ({ lines }: NamedDifference) => lines.every((line) => line.isOrderable);
