import type { Result } from '@dealer-portal/sdk';
import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useQuantityEdits } from './use-quantity-edits';

const ACCEPTED: Result<unknown> = {
  ok: true,
  data: null,
  code: '1',
  msg: '',
  status: 200,
  operationId: 'updateCartNumber',
  attempts: 1,
};

it('CART-06 a quantity that is typed in the moment in which its line comes is sent', async () => {
  const save = vi.fn(async (_key: string, _requested: number) => ACCEPTED);
  const Cart = ({ lines }: { readonly lines: ReadonlyMap<string, number> | undefined }) => {
    const book = useQuantityEdits('edits:moment', lines, {
      numberOf: (key) => lines?.get(key),
      save,
      onSaved: () => undefined,
      list: async () => undefined,
    });
    useLayoutEffect(() => {
      if (lines) book.change('1', 12);
    }, [book, lines]);
    return null;
  };
  const { rerender } = render(<Cart lines={undefined} />);
  rerender(<Cart lines={new Map([['1', 2]])} />);
  await waitFor(() => expect(save.mock.calls).toEqual([['1', 12]]));
});
