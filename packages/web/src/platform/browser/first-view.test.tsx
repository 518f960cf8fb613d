import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

async function openFrame() {
  const { useIsFirstViewOver } = await import('./first-view');
  function Count() {
    return <span>{useIsFirstViewOver() ? 'counts' : 'page first'}</span>;
  }
  return Count;
}

beforeEach(() => void vi.resetModules());

it('TOP-03 FLOAT-01 the counts of the frame come after the first page, once for the visit', async () => {
  vi.useFakeTimers();
  const Count = await openFrame();
  render(<Count />);
  act(() => void vi.advanceTimersByTime(2499));
  expect(screen.getByText('page first')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('counts')).toBeTruthy();
  cleanup();
  render(<Count />);
  expect(screen.getByText('counts')).toBeTruthy();
  vi.useRealTimers();
});
