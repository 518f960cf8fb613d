import { fireEvent, render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { isActing } from './act-scope';

it('an event that an effect sends leaves the act under way that runs the effect', () => {
  const states: boolean[] = [];
  function Field() {
    useEffect(() => {
      fireEvent.change(document.body);
      states.push(isActing());
    }, []);
    return null;
  }
  render(<Field />);
  expect(states).toEqual([true]);
  expect(isActing()).toBe(false);
});
