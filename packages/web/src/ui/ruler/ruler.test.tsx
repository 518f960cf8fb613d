import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ruler } from './ruler';

const drawn = (value: number | undefined) => {
  const ruler = render(<Ruler value={value} steps={4} tone="due" width={96} />).container.firstElementChild;
  if (!(ruler instanceof HTMLElement)) throw new Error('no ruler is drawn');
  return ruler;
};

it.each([
  [40, '40'],
  [-5, '0'],
  [180, '100'],
])('a ruler at %s has a bar of %s percent, and is no text of its own', (value, share) => {
  const ruler = drawn(value);
  expect(ruler.style.getPropertyValue('--ruler-value')).toBe(share);
  expect(ruler.style.getPropertyValue('--ruler-steps')).toBe('4');
  expect(ruler.style.width).toBe('96px');
  expect(ruler.getAttribute('aria-hidden')).toBe('true');
});

it('a ruler of what will not go on is empty and dashed', () => {
  expect(drawn(undefined).className).toBe('ruler ruler-due ruler-ended');
});
