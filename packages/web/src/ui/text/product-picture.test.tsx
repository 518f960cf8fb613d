import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductPicture } from './product-picture';

const shown = () => document.querySelector('.product-picture')?.tagName;

it('UI-06 a picture that does not load is an empty place, and another address is tried again', () => {
  const { rerender } = render(<ProductPicture url="/a.svg" size={64} />);
  expect(shown()).toBe('IMG');
  fireEvent.error(document.querySelector('img') ?? document.body);
  expect(shown()).toBe('SPAN');
  rerender(<ProductPicture url="/b.svg" size={64} />);
  expect(shown()).toBe('IMG');
});
