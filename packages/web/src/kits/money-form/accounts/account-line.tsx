import {
  type PlacedAccounts,
  type PlaceReason,
  placeReason,
  placeText,
} from '@dealer-portal/rules/money-place';
import { accountKind } from '@dealer-portal/rules/payer-details';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PlainButton } from '#ui/button/plain-button';
import { grouped } from '#ui/grouped';
import { Icon } from '#ui/icon/icon';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import type { MoneyPayer } from '../payer-balances';
import { wayOf } from './account-ways';
import './accounts.css';

interface AccountLineProps {
  readonly account: MoneyPayer;
  /** 转出, 入账, … */
  readonly act: string;
  readonly placed: PlacedAccounts<MoneyPayer>;
  /** Why it cannot be used now. */
  readonly reason: PlaceReason | undefined;
}

/** The only possible account: a fixed line, since there is nothing to choose. */
export function AccountLine({ account, act, placed: { refused }, reason }: AccountLineProps) {
  const others = refused.filter((item) => item.account !== account);
  return (
    <>
      <div className="account-line">
        <Icon name="lock" />
        <span className="account-line-name">
          <strong>{codeAndName(account.payerCode, account.customerName, ' ')}</strong>{' '}
          <span className="account-kind">{accountKind(account)}</span>
        </span>
        <span className="account-line-balance">
          <span className="secondary">可用</span> <Money amount={account.balance} strong />
        </span>
      </div>
      {reason && (
        <div className="account-line-reason" role="alert">
          {placeText(reason.refusal)}
        </div>
      )}
      <div className="account-line-why">
        只有这一个账户可以{act}，不用选。
        {others.length > 0 && <OtherAccounts refused={others} />}
      </div>
    </>
  );
}

/** Why the other accounts cannot be chosen: one line for each reason. */
export function OtherAccounts({ refused }: Pick<PlacedAccounts<MoneyPayer>, 'refused'>) {
  const [isOpen, setOpen] = useState(false);
  const reasons = [...grouped(refused, ({ reason }) => placeText(reason.refusal))];
  return (
    <>
      <PlainButton kind="link" size="small" onClick={() => setOpen(!isOpen)}>
        {isOpen ? '收起' : `另外 ${refused.length} 个账户为什么不能`}
      </PlainButton>
      {isOpen && (
        <ul className="account-reasons">
          {reasons.map(([text, [first, ...others]]) => {
            const way = first && wayOf(first.account, first.reason);
            const kinds = new Set(
              [first, ...others].flatMap((item) => (item ? [accountKind(item.account)] : [])),
            );
            return (
              <li key={text}>
                <span className="account-reasons-kinds">{[...kinds].join('、')}</span>
                <span>{text}</span>
                {way && <Link to={way.to}>{way.label}</Link>}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** Why an account of a draft or an address cannot be used. */
export function accountProblem(
  place: Parameters<typeof placeReason>[0],
  accounts: readonly MoneyPayer[],
  code: string | undefined,
): string | undefined {
  if (!code) return undefined;
  const account = accounts.find(({ payerCode }) => payerCode === code);
  return account ? placeText(placeReason(place, account)?.refusal) : '请重新选择付款方';
}
