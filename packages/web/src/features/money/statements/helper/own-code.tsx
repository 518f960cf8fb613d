import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { keepOwnCode, ownCodeOf } from './own-codes';
import '#ui/input/plain-field.css';

/** What the own books call the account: the next book that names it is compared with this account (FIN-02). */
export function OwnCode({ payerCode }: { readonly payerCode: string }) {
  const { saletoCode } = useAccount();
  const [code, setCode] = useState(() => ownCodeOf(saletoCode, payerCode));
  return (
    <input
      className="plain-field"
      aria-label="我方账里这个账户的科目"
      title="填了以后，写着这个科目的账簿自动对这个账户"
      placeholder="我方科目，如 1123.01"
      maxLength={40}
      autoComplete="off"
      value={code}
      onChange={({ target }) => setCode(target.value)}
      onBlur={() => keepOwnCode(saletoCode, payerCode, code)}
    />
  );
}
