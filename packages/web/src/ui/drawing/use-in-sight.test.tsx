import { act, render, screen } from '@testing-library/react';
import { Profiler, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInSight } from './use-in-sight';

const ROWS = ['1', '2', '3'];

type Report = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

let report: Report = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onMove: Report) {
        report = onMove;
      }
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Row({ name }: { readonly name: string }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} data-testid={name}>
      {useInSight(place) ? '在' : '不在'}
    </div>
  );
}

function renderRows() {
  const onDraw = vi.fn();
  render(
    <Profiler id="rows" onRender={onDraw}>
      {ROWS.map((name) => (
        <Row key={name} name={name} />
      ))}
    </Profiler>,
  );
  onDraw.mockClear();
  return onDraw;
}

const move = (names: readonly string[], isIntersecting: boolean) =>
  report(names.map((name) => ({ target: screen.getByTestId(name), isIntersecting })));

const texts = () => ROWS.map((name) => screen.getByTestId(name).textContent);

it('ORDER-01 rows that come in sight together are drawn once', () => {
  const onDraw = renderRows();
  move(['1', '2'], true);
  act(() => vi.advanceTimersByTime(200));
  expect(texts()).toEqual(['在', '在', '不在']);
  expect(onDraw).toHaveBeenCalledOnce();
});

it('ORDER-01 a row that flies past asks for nothing; its time begins again when it comes back', () => {
  renderRows();
  move(['1', '2'], true);
  move(['1'], false);
  vi.advanceTimersByTime(100);
  move(['1'], true);
  act(() => vi.advanceTimersByTime(100));
  expect(texts()).toEqual(['不在', '在', '不在']);
  act(() => vi.advanceTimersByTime(100));
  expect(texts()).toEqual(['在', '在', '不在']);
});
