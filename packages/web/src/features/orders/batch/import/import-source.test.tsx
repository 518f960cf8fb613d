import { isSettled, NO_CHOICES, readOrder } from '@dealer-portal/rules/columns';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#platform/calls/query';
import { InApp } from '../../../../test/in-app';
import { ImportSource } from './import-source';

it.each([
  [
    ['型号或产品编码', '数量'],
    ['BCD-536WGHTD', '10'],
  ],
  [
    ['型号或产品编码', '数量', '送达方编码'],
    ['BCD-536WGHTD', '10', '8800123456'],
  ],
])('CART-08 the example for %j can be pasted as it is, between any of its signs', async (columns, row) => {
  const onRead = vi.fn().mockResolvedValue(undefined);
  const rows = [row, row, row];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <InApp>
        <ImportSource template={{ fileName: '模板.csv', columns, rows }} onRead={onRead} />
      </InApp>
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('从 Excel 粘贴');
  fireEvent.change(field, { target: { value: field.placeholder } });
  fireEvent.click(screen.getByRole('button', { name: '预览' }));
  await vi.waitFor(() => expect(onRead).toHaveBeenCalled());
  const { sheets } = onRead.mock.lastCall?.[0] ?? {};
  const reading = readOrder({
    sheets,
    choices: NO_CHOICES,
    shipTos: [{ code: '8800123456', name: '腾达仓库' }],
  });
  const [product, number, sendto = ''] = row;
  const read = { product, number, sendto };
  expect(isSettled(reading)).toBe(true);
  expect(reading.orderRows).toMatchObject([read, read, read]);
});
