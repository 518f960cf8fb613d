import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRowValues } from '#ui/table/entry/row-values';
import { InApp } from '../../../../test/in-app';
import type { Vehicle } from '../queries';
import { useIsAsStarted } from './use-is-as-started';

const cart = (IBL_NUM: number): readonly Vehicle[] => [
  {
    IBR_ID: 'V1',
    IBR_ZCTYPE: 'C042',
    IBR_ZCTYPENAME: '4.2米厢式货车',
    SENDTOCODE: '8800123456',
    SUMMONEY: 251,
    CARVOLUME: 18,
    SUMVOLUME: 16,
    PAYTOCODE: 'A',
    PAYTONAME: '甲',
    orderList: [
      {
        GBID: 'G1',
        PRODUCTCODE: 'P1',
        PRODUCTMODEL: '型号1',
        PRODUCTNAME: '冰箱',
        UNITPRICE: 10.05,
        IBL_NUM,
        IBL_MINNUM: '0',
        IBL_MAXNUM: '30',
      },
    ],
  },
];

/** Asks what the first drawing was given, after the cart was read again; the server may have another one by now. */
function askAfter(again: readonly Vehicle[], stored: readonly Vehicle[] | undefined = again) {
  const asks: ReturnType<typeof useIsAsStarted>[] = [];
  function Cart({ chosen }: { readonly chosen: readonly Vehicle[] }) {
    asks.push(useIsAsStarted(chosen, { edits: createRowValues(), wrong: createRowValues() }));
    return null;
  }
  const drawn = (chosen: readonly Vehicle[]) => (
    <InApp>{chosen.length > 0 ? <Cart chosen={chosen} /> : null}</InApp>
  );
  const { rerender } = render(drawn(cart(20)));
  rerender(drawn(again));
  let answer: boolean | undefined;
  act(() => {
    answer = asks[0]?.(stored);
  });
  return answer;
}

it('TRAF-01 TRANS-01 a cart that is read again and says the same goes on to the submit', () => {
  expect(askAfter(cart(20))).toBe(true);
});

it('TRAF-01 TRANS-01 another quantity stops the submit, and the reason is said', async () => {
  expect(askAfter(cart(21))).toBe(false);
  await screen.findByText('所选内容刚刚有变化，请核对后再提交');
});

it('TRAF-01 TRANS-01 another quantity on the server stops the submit before it is on screen', async () => {
  expect(askAfter(cart(20), cart(21))).toBe(false);
  await screen.findByText('所选内容刚刚有变化，请核对后再提交');
});

it('TRAF-01 TRANS-01 a cart that another tab has emptied stops the submit, and the reason is said', async () => {
  expect(askAfter([])).toBe(false);
  await screen.findByText('所选内容刚刚有变化，请核对后再提交');
});

it('TRAF-01 TRANS-01 a page that was left says nothing', () => {
  expect(askAfter([], cart(20))).toBe(false);
  expect(screen.queryByText('所选内容刚刚有变化，请核对后再提交')).toBeNull();
});
