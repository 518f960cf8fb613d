import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Running } from './running';

it('FIN-02 each step of a running comparison says what it has found', () => {
  const matches = { number: 13906, amount: 914, sum: 0 };
  render(
    <Running
      progress={{ step: 'amount', share: 0.4, matches }}
      sizes={{ company: 20_000, dealer: 20_000 }}
      days={7}
      onCancel={() => undefined}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '凭证号、订单号相同完成，13906 组',
    '金额相同，7 天以内已有 914 组',
    '几行之和等于一行等待',
  ]);
});
