/** POP stock before the mock's ledger. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quantity, typeQuantity } from '../../../test/form-hands';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { signIn } = useLedger();

it('ROLE-01 CART-06 quantities that are typed for a POP order are there after a reload', async () => {
  signIn('directKzxkh');
  await openAddress('/popStockList');
  const [field] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /.+数量$/ });
  const model = field?.getAttribute('aria-label')?.replace(/数量$/, '') ?? '';
  typeQuantity(model, '2');
  cleanup();
  await openAddress('/popStockList');
  await waitFor(() => expect(quantity(model).value).toBe('2'));
  expect(screen.getByRole('region', { name: '合计与操作' }).textContent).toContain('已填 1 种 · 2 台');
});
