import { cashPayer } from '@dealer-portal/rules/home';
import { formatYuan } from '@dealer-portal/rules/money';
import { filterSoldTos } from '@dealer-portal/rules/palette';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { type Account, useAccount } from '#platform/session/account';
import { saleInfoQuery } from '#platform/session/account-calls';
import { payerBalancesQuery } from '#widgets/goods/account-queries';
import { useSeesBalance } from '#widgets/payers/use-cash';
import '#ui/input/plain-field.css';
import './sold-to-list.css';
import './panels.css';

/** So many rows ask for channel and cash; a user with more narrows the list. */
const ASKED_ROWS = 10;

interface SoldToListProps {
  readonly onDone: () => void;
}

/** 售达方: those that the user may buy for, each with its channel and cash; a press changes to it (HEAD-01, ADDR-01). */
export function SoldToList({ onDone }: SoldToListProps) {
  const { soldTos, saletoCode, chooseSoldTo } = useAccount();
  const [text, setText] = useState('');
  const matchingSoldTos = filterSoldTos(soldTos, text);
  const onChoose = (code: string) => {
    onDone();
    if (code !== saletoCode) chooseSoldTo(code);
  };
  return (
    <div className="sold-tos">
      <div className="sold-tos-head">
        <input
          type="search"
          className="plain-field"
          aria-label="筛选售达方"
          placeholder="名称或编码"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={enterRows}
        />
        <span className="secondary">{soldTos.length} 个售达方</span>
      </div>
      <ul>
        {matchingSoldTos.map((soldTo, at) => (
          <SoldToRow
            key={soldTo.saletoCode}
            soldTo={soldTo}
            isInForce={soldTo.saletoCode === saletoCode}
            isAsked={at < ASKED_ROWS}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {matchingSoldTos.length === 0 && <p className="panel-empty">没有符合的售达方，请换个词筛选</p>}
      <p className="sold-tos-foot">切换会换掉送达方、购物车和价格；没加入购物车的数量不会带过去。</p>
    </div>
  );
}

/** From the field the down arrow leads to the first row; the panel moves on from there. */
function enterRows(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget.closest('.sold-tos')?.querySelector<HTMLElement>('li button')?.focus();
}

interface SoldToRowProps {
  readonly soldTo: Account['soldTos'][number];
  readonly isInForce: boolean;
  /** Whether channel and cash are asked for. */
  readonly isAsked: boolean;
  readonly onChoose: (saletoCode: string) => void;
}

function SoldToRow({ soldTo, isInForce, isAsked, onChoose }: SoldToRowProps) {
  const { saletoCode, saletoName } = soldTo;
  const facts = useSoldToFacts(saletoCode, isAsked);
  return (
    <li>
      <button type="button" aria-current={isInForce || undefined} onClick={() => onChoose(saletoCode)}>
        <span className="sold-to-mark" aria-hidden="true" />
        <span className="sold-to-names">
          <span>{saletoName}</span>
          <span className="secondary">{[saletoCode, ...facts].join(' · ')}</span>
        </span>
        <span className="sold-to-act">{isInForce ? '当前' : '切换'}</span>
      </button>
    </li>
  );
}

/** Channel and cash of a sold-to, as far as they are known; cash for those who may see balances. */
function useSoldToFacts(saletoCode: string, isAsked: boolean): readonly string[] {
  const seesBalance = useSeesBalance();
  const saleInfo = useQuery(saleInfoQuery(isAsked ? saletoCode : undefined)).data;
  const account = { saletoCode, sendtoCode: '', saleInfo: saleInfo ?? NO_INFO };
  const isCashAsked = saleInfo !== undefined && seesBalance;
  const payers = useQuery({ ...payerBalancesQuery(account), enabled: isCashAsked }).data;
  const cash = payers && cashPayer(payers);
  return [
    ...(saleInfo ? [`渠道 ${saleInfo.channel}`] : []),
    ...(cash ? [`现款 ${formatYuan(cash.balance)}`] : []),
  ];
}

const NO_INFO = { customerCode: '' };
