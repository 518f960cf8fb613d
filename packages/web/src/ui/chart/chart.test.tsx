import { formatYuan } from '@dealer-portal/rules/money';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Chart } from './chart';

const point = (name: string, value: number) => ({ key: name, name, value, text: formatYuan(value) });
const POINTS = [point('11-03', 120), point('11-08', -30), point('11-12', 60)];

it('FIN-01a a chart is read point by point with the arrow keys, and as a table', () => {
  render(<Chart label="余额走势" kind="steps" points={POINTS} />);
  const reader = screen.getByLabelText('余额走势，用左右键逐个读');
  expect(reader.getAttribute('aria-valuetext')).toBe('11-12 ¥60.00');
  fireEvent.change(reader, { target: { value: '1' } });
  expect(reader.getAttribute('aria-valuetext')).toBe('11-08 -¥30.00');
  fireEvent.click(screen.getByText('看表'));
  const rows = [...screen.getByLabelText('余额走势（表）').querySelectorAll('tr')].map(
    (row) => row.textContent,
  );
  expect(rows).toEqual(['11-03¥120.00', '11-08-¥30.00', '11-12¥60.00']);
});

it('FIN-01a every value stands within the drawing, and zero is in sight', () => {
  const { container } = render(<Chart label="提货" kind="bars" points={POINTS} />);
  const bars = [...container.querySelectorAll('.chart-bar')];
  const edges = bars.map((bar) => ['y', 'height'].map((name) => Number(bar.getAttribute(name))));
  const zero = Number(container.querySelector('.chart-zero')?.getAttribute('y1'));
  expect(edges).toHaveLength(3);
  for (const [top = -1, height = -1] of edges) {
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(100);
    // Each bar begins or ends at the line of zero.
    expect(Math.min(Math.abs(top - zero), Math.abs(top + height - zero))).toBeLessThan(1e-9);
  }
});

it('FIN-02 a balance that stays the same is not drawn at the line of zero', () => {
  const { container } = render(
    <Chart label="可用余额" kind="steps" points={[point('11-22', 158), point('11-23', 158)]} isFromZero />,
  );
  const zero = Number(container.querySelector('.chart-zero')?.getAttribute('y1'));
  const [, height] =
    /^M0 ([\d.]+)/.exec(container.querySelector('.chart-line')?.getAttribute('d') ?? '') ?? [];
  expect(Number(height)).toBeLessThan(zero - 50);
});

it('FIN-02 names stand below the drawing at equal distances, the last within its end; weekends are grey', () => {
  const days = Array.from({ length: 31 }, (_, at) => ({
    ...point(`第 ${at} 天`, at),
    isWeekend: at % 7 >= 5,
  }));
  const { container } = render(<Chart label="余额" kind="steps" points={days} namesEvery={7} />);
  const names = [...container.querySelectorAll<HTMLElement>('.chart-axis > span')];
  expect(names.map(({ textContent }) => textContent)).toEqual([0, 7, 14, 21, 28].map((at) => `第 ${at} 天`));
  expect(names.map(({ style }) => style.left !== '')).toEqual([true, true, true, true, false]);
  expect(container.querySelectorAll('.chart-weekend')).toHaveLength(8);
});
