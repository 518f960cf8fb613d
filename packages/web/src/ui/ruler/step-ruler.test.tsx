import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepBody } from './step-ruler';

it('the focus goes to the beginning of the next step, and stays where it is within a step', () => {
  const body = (step: number, text: string) => (
    <StepBody step={step}>
      <input aria-label="amount" />
      {text}
    </StepBody>
  );
  const { container, rerender } = render(body(0, 'first'));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('textbox', { name: 'amount' }).focus();
  rerender(body(0, 'first, corrected'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'amount' }));
  rerender(body(1, 'second'));
  expect(document.activeElement).toBe(container.firstElementChild);
});
