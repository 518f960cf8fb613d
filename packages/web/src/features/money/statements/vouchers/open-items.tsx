import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { ItemsByAge } from './items-by-age';

/** 余额由来: how long the money of the account has waited, or its debts; it reads a year of vouchers, so it waits for a press. */
export function OpenItems() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="no-print" aria-label="余额由来">
      <PlainButton kind="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? '收起余额由来' : '余额由来与账龄'}
      </PlainButton>
      {isOpen && <ItemsByAge />}
    </section>
  );
}
