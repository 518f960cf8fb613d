import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline } from './timeline';

it('ORDER-01 each event of a trail has its time, what happened and where, the newest first', () => {
  const events = [
    { time: '2026-11-19 17:10', text: '已送达', note: '青岛市崂山区' },
    { time: '2026-11-19 07:50', text: '配送中', note: '' },
  ];
  render(<Timeline events={events} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026-11-19 17:10已送达 青岛市崂山区',
    '2026-11-19 07:50配送中',
  ]);
});
