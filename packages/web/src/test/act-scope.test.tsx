import { configure, fireEvent, getConfig } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { joinActScopes } from './act-scope';

it('an event that is sent while another is under way begins no act of its own, which would end that of the first', () => {
  const { eventWrapper } = getConfig();
  onTestFinished(() => configure({ eventWrapper }));
  let scopes = 0;
  configure({
    eventWrapper: (send) => {
      scopes += 1;
      return send();
    },
  });
  joinActScopes();

  const field = document.createElement('input');
  const seen: string[] = [];
  field.addEventListener('keydown', () => fireEvent.change(field, { target: { value: '3' } }));
  field.addEventListener('change', () => seen.push(field.value));
  fireEvent.keyDown(field);
  expect(seen).toEqual(['3']);
  expect(scopes).toBe(1);

  fireEvent.keyDown(field);
  expect(scopes).toBe(2);
});
