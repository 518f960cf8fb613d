import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InApp } from '../../../test/in-app';
import { PriceCell } from './batch-cells';

const LINE = { lineNo: 1, productCode: 'GR1', productModel: 'BCD-1', priceType: 'PT', number: 2, price: 10 };
const PRICE = { productCode: 'GR1', priceType: 'TJ', versionCode: 'TJ1', price: 9 };

it.each([
  ['—', true],
  ['5', false],
  [null, false],
])('CART-06 a price of which %j may be bought can be chosen: not %s', async (usableQty, isDisabled) => {
  const terms = { prices: [{ ...PRICE, usableQty }], tolerances: [], weeks: [] };
  // The wire may say what the description does not.
  const props = { line: LINE, terms, quantities: {}, isLocked: false, onChange: vi.fn() } as never;
  render(
    <InApp>
      <PriceCell {...(props as Parameters<typeof PriceCell>[0])} />
    </InApp>,
  );
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'BCD-1的价格' }));
  const option = await screen.findByTitle(/^特价 ¥9.00/);
  expect(option.classList.contains('ant-select-item-option-disabled')).toBe(isDisabled);
});
