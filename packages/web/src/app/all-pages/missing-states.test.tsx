/** Rows whose state did not come: why nothing can be done with them is said in words. */
import { ORDER_STATES } from '@dealer-portal/rules/states';
import type { OperationId } from '@dealer-portal/sdk';
import { type Examples, fakeApi } from '@dealer-portal/sdk/testing';
import * as examples from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isRecord } from '#platform/browser/storage';
import { storeSession } from '#platform/session/session';
import { columnsOf } from '#ui/table/columns';
import { asWhole } from '../../test/example-api';
import { openAddress } from '../../test/render-page';

type Example = Pick<Examples<OperationId>, 'operationId' | 'answer'>;

/** The answer with records that have no state. */
function withLostStates({ operationId, answer }: Example): Example {
  return {
    operationId,
    answer: () => {
      const { data, ...envelope } = answer();
      const page: unknown = data;
      if (!isRecord(page) || !Array.isArray(page['records'])) return { ...envelope, data };
      const lost = { status: undefined, statusName: undefined };
      const records = page['records'].map((row: object) => ({ ...row, ...lost }));
      return { ...envelope, data: { ...page, records } as typeof data };
    },
  };
}

beforeEach(() => {
  storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 });
  const all: readonly Example[] = Object.values(examples);
  vi.stubGlobal('fetch', fakeApi().answerExamples(...all.map(asWhole).map(withLostStates)).fetch);
});

it.each([
  ['/bankdiscount', '贴息'],
  ['/invoiceApply', '发票'],
  ['/invoicesignfor', '发票'],
])('FIN-01a a row of %s whose state did not come cannot be chosen, and says so', async (address, noun) => {
  await openAddress(address);
  const ticks = await screen.findAllByRole('checkbox', { name: new RegExp(`，${noun}状态未知`) });
  expect(ticks.every((tick) => tick.matches(':disabled'))).toBe(true);
});

it.each([
  ['/billClaim', '认领', '票据状态未知'],
  ['/productShelf', '上架', '当前状态未知，不能上架'],
])(
  'FIN-04 an act at a row of %s whose state did not come is refused in words',
  async (address, act, reason) => {
    await openAddress(address);
    const buttons = await screen.findAllByRole('button', { name: new RegExp(`^${act}：.*，${reason}`) });
    expect(buttons.every((button) => button.getAttribute('aria-disabled') === 'true')).toBe(true);
  },
);

it('ORDER-01 a state without its name has that of the table, and a code that no table has is no word', () => {
  interface Row {
    readonly status?: string;
    readonly statusName?: string;
  }
  const { text } = columnsOf<Row>().status('status', 'statusName', { states: ORDER_STATES });
  const { value, label } = ORDER_STATES.underWay;
  const rows = [{ status: value }, { status: '97' }, { status: '97', statusName: '待装' }, {}];
  expect(rows.map(text)).toEqual([label, '状态未知', '待装', '']);
});
