import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import {
  canPrefetch,
  isLoadingShown,
  NO_SUB_APPLICATION,
  routerPath,
  SUB_APPLICATIONS,
  type SubApplicationEvent,
  type SubApplicationState,
  subApplicationOf,
  subApplicationReducer,
} from './index';

const mall = 'pc-mall';
const finance = 'pc-finance';
const open = { type: 'open', app: mall } as const;
const failedBy = (app: typeof mall | typeof finance, reason: 'load' | 'timeout') =>
  ({ type: 'failed', app, reason }) as const;
const failed = { kind: 'failed', app: mall, refusal: refuse('subApplication.load') } as const;

it.each([
  [{ kind: 'idle' }, open, { kind: 'loading', app: mall }],
  [
    { kind: 'loading', app: mall },
    { type: 'loaded', app: mall },
    { kind: 'mounting', app: mall },
  ],
  [
    { kind: 'loading', app: mall },
    { type: 'open', app: finance },
    { kind: 'loading', app: finance },
  ],
  [{ kind: 'loading', app: mall }, failedBy(mall, 'load'), failed],
  [
    { kind: 'loading', app: mall },
    failedBy(mall, 'timeout'),
    { ...failed, refusal: refuse('subApplication.timeout') },
  ],
  [{ kind: 'loading', app: mall }, { type: 'leave' }, { kind: 'unmounted', app: mall }],
  [
    { kind: 'mounting', app: mall },
    { type: 'mounted', app: mall },
    { kind: 'mounted', app: mall },
  ],
  [
    { kind: 'mounting', app: mall },
    { type: 'open', app: finance },
    { kind: 'loading', app: finance },
  ],
  [{ kind: 'mounting', app: mall }, failedBy(mall, 'load'), failed],
  [{ kind: 'mounting', app: mall }, { type: 'leave' }, { kind: 'unmounted', app: mall }],
  [
    { kind: 'mounted', app: mall },
    { type: 'open', app: finance },
    { kind: 'loading', app: finance },
  ],
  [{ kind: 'mounted', app: mall }, { type: 'leave' }, { kind: 'unmounted', app: mall }],
  [{ kind: 'unmounted', app: mall }, open, { kind: 'loading', app: mall }],
  [
    { kind: 'unmounted', app: mall },
    { type: 'open', app: finance },
    { kind: 'loading', app: finance },
  ],
  [failed, { type: 'retry' }, { kind: 'loading', app: mall }],
  [failed, open, { kind: 'loading', app: mall }],
  [failed, { type: 'open', app: finance }, { kind: 'loading', app: finance }],
  [failed, { type: 'leave' }, { kind: 'unmounted', app: mall }],
] as const)('SUBAPP-01a from %o the event %o leads to %o', (state: SubApplicationState, event, next) => {
  expect(subApplicationReducer(state, event)).toEqual(next);
});

it.each([
  [{ kind: 'loading', app: mall }, open],
  [
    { kind: 'loading', app: mall },
    { type: 'loaded', app: finance },
  ],
  [{ kind: 'loading', app: mall }, failedBy(finance, 'load')],
  [
    { kind: 'loading', app: mall },
    { type: 'mounted', app: mall },
  ],
  [{ kind: 'mounting', app: mall }, open],
  [
    { kind: 'mounting', app: mall },
    { type: 'mounted', app: finance },
  ],
  [{ kind: 'mounting', app: mall }, failedBy(finance, 'timeout')],
  [{ kind: 'mounted', app: mall }, open],
  [{ kind: 'mounted', app: mall }, failedBy(mall, 'timeout')],
  [
    { kind: 'unmounted', app: mall },
    { type: 'loaded', app: mall },
  ],
  [{ kind: 'idle' }, { type: 'leave' }],
] as const)('SUBAPP-01 from %o the event %o changes nothing', (state: SubApplicationState, event) => {
  expect(subApplicationReducer(state, event)).toBe(state);
});

it('SUBAPP-01 unreachable combinations do not compile', () => {
  // @ts-expect-error nothing is mounted while nothing was opened
  expect(subApplicationReducer({ kind: 'idle' }, { type: 'mounted', app: mall })).toEqual({ kind: 'idle' });
  // @ts-expect-error a state names one application
  const two: SubApplicationState = { kind: 'mounted' };
  expect(two.kind).toBe('mounted');
});

it.each([
  [{ kind: 'idle' }, false],
  [{ kind: 'loading', app: mall }, true],
  [{ kind: 'mounting', app: mall }, true],
  [{ kind: 'mounted', app: mall }, false],
  [{ kind: 'unmounted', app: mall }, false],
  [failed, false],
] as const)('SUBAPP-01c the loading indicator of %o is on: %o', (state, isOn) => {
  expect(isLoadingShown(state)).toBe(isOn);
});

const app = fc.constantFrom(...SUB_APPLICATIONS);
const anyEvent: fc.Arbitrary<SubApplicationEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('open', 'loaded', 'mounted'), app }) as fc.Arbitrary<SubApplicationEvent>,
  fc.record({
    type: fc.constant('failed'),
    app,
    reason: fc.constantFrom('load', 'timeout'),
  }) as fc.Arbitrary<SubApplicationEvent>,
  fc.constantFrom<SubApplicationEvent>({ type: 'retry' }, { type: 'leave' }),
);

it('SUBAPP-01b no sequence of events leaves the states, and the active application is the last opened one', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const end = events.reduce<SubApplicationState>(
        (state, event) => subApplicationReducer(state, event),
        NO_SUB_APPLICATION,
      );
      const last = events.filter((event) => event.type === 'open').at(-1);
      expect('app' in end ? end.app : undefined).toBe(last?.app);
      expect(['idle', 'loading', 'mounting', 'mounted', 'unmounted', 'failed']).toContain(end.kind);
    }),
  );
});

it.each([
  ['/pc-mall', mall],
  ['/pc-mall/goods?x=1', mall],
  ['/pc-finance/', finance],
  ['/pc-generic/a/b', 'pc-generic'],
  ['/pc-malls', undefined],
  ['/mall', undefined],
  ['/index/pc-mall', undefined],
  ['/', undefined],
])('SUBAPP-01 the path %s belongs to %o', (pathname, expected) => {
  expect(subApplicationOf(pathname)).toBe(expected);
});

it.each([
  [{}, true],
  [{ onLine: true, saveData: false, effectiveType: '4g' }, true],
  [{ onLine: false }, false],
  [{ saveData: true }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '3G' }, false],
  [{ effectiveType: '5g' }, true],
])('SUBAPP-01d with the connection %o applications are fetched ahead: %o', (connection, isFetched) => {
  expect(canPrefetch(connection)).toBe(isFetched);
});

it('HTTP-12a HTTP-12b the router handle takes a path as text and names the parameter otherwise', () => {
  expect(routerPath('/order/list')).toBe('/order/list');
  for (const path of [undefined, null, 5, {}, ['/order/list'], '']) {
    expect(() => routerPath(path)).toThrow(
      new TypeError('mainRouter: the parameter path must be a string, e.g. /order/list'),
    );
  }
});
