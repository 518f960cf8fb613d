import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from './store';

it('draws again when its value changes, and not for an equal one', () => {
  const store = createStore(1);
  const drawn = vi.fn();
  function Value() {
    const value = useStore(store);
    drawn(value);
    return <span>{value}</span>;
  }
  render(<Value />);
  act(() => store.write(1));
  act(() => store.write(2));
  screen.getByText('2');
  expect(drawn.mock.calls).toEqual([[1], [2]]);
});

it('calls nobody who has stopped', () => {
  const store = createStore('a');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.write('b');
  stop();
  store.write('c');
  expect(listener).toHaveBeenCalledOnce();
});
