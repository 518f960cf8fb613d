import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BatchOutcome } from './batch-outcome';

it('ORDER-01 orders that failed are named; a success without a word about each is not taken for all of them', () => {
  const failList = [{ orderNo: '61', reason: '已发货' }];
  const { rerender } = render(
    <BatchOutcome verb="取消" outcome={{ successCount: 1, failCount: 1, failList }} />,
  );
  screen.getByText('取消 1 单，未取消 1 单');
  screen.getByText('订单 61：已发货');
  rerender(<BatchOutcome verb="取消" outcome="untold" />);
  screen.getByText('已提交取消，没有收到逐单结果');
  expect(screen.queryByText(/未取消/)).toBeNull();
});
