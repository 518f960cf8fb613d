/** The life of the embedded sub-applications: loading, mounting, mounted, unmounted; never two at once (SUBAPP-01). */
import { advance, type EventOf, type Transitions } from '../../base/machine';
import { pathSegments } from '../../base/pathname';
import { refuse } from '../../base/refusal';
import type { SubApplicationRefusal } from './sub-application-refusals';

/** The sub-applications by the first part of their paths (SUBAPP-01). */
export const SUB_APPLICATIONS = ['pc-mall', 'pc-finance', 'pc-generic'] as const;

/** One of the sub-applications. */
export type SubApplication = (typeof SUB_APPLICATIONS)[number];

/** The host holds one state, so only one application is ever active. `failed` offers a retry and a direct link. */
export type SubApplicationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly app: SubApplication }
  | { readonly kind: 'mounting'; readonly app: SubApplication }
  | { readonly kind: 'mounted'; readonly app: SubApplication }
  | { readonly kind: 'unmounted'; readonly app: SubApplication }
  | { readonly kind: 'failed'; readonly app: SubApplication; readonly refusal: SubApplicationRefusal };

/** The events; `loaded`, `mounted` and `failed` name the application that reports, because it may be a former one. */
export type SubApplicationEvent =
  | { readonly type: 'open'; readonly app: SubApplication }
  | { readonly type: 'loaded'; readonly app: SubApplication }
  | { readonly type: 'mounted'; readonly app: SubApplication }
  | { readonly type: 'failed'; readonly app: SubApplication; readonly reason: 'load' | 'timeout' }
  | { readonly type: 'retry' }
  | { readonly type: 'leave' };

type SubApplicationReach = {
  idle: 'open';
  loading: 'open' | 'loaded' | 'failed' | 'leave';
  mounting: 'open' | 'mounted' | 'failed' | 'leave';
  mounted: 'open' | 'leave';
  unmounted: 'open';
  failed: 'open' | 'retry' | 'leave';
};

/** The host before any sub-application was opened. */
export const NO_SUB_APPLICATION: SubApplicationState = { kind: 'idle' };

type Active = Exclude<SubApplicationState, { readonly kind: 'idle' }>;

function opened(state: SubApplicationState, { app }: { readonly app: SubApplication }): SubApplicationState {
  const isActive =
    'app' in state && state.app === app && state.kind !== 'unmounted' && state.kind !== 'failed';
  return isActive ? state : { kind: 'loading', app };
}

function failed(
  state: Active,
  event: { readonly app: SubApplication; readonly reason: 'load' | 'timeout' },
): SubApplicationState {
  if (event.app !== state.app) return state;
  return { kind: 'failed', app: state.app, refusal: refuse(`subApplication.${event.reason}`) };
}

const left = ({ app }: Active): SubApplicationState => ({ kind: 'unmounted', app });

const TABLE: Transitions<SubApplicationState, SubApplicationEvent, SubApplicationReach> = {
  idle: { open: opened },
  loading: {
    open: opened,
    loaded: (state, { app }) => (app === state.app ? { kind: 'mounting', app } : state),
    failed,
    leave: left,
  },
  mounting: {
    open: opened,
    mounted: (state, { app }) => (app === state.app ? { kind: 'mounted', app } : state),
    failed,
    leave: left,
  },
  mounted: { open: opened, leave: left },
  unmounted: { open: opened },
  failed: { open: opened, retry: ({ app }) => ({ kind: 'loading', app }), leave: left },
};

/** The host after an event; the same object when nothing changes, as for the report of a former application (SUBAPP-01). */
export function subApplicationReducer<Kind extends SubApplicationState['kind']>(
  state: SubApplicationState & { readonly kind: Kind },
  event: EventOf<{ readonly kind: Kind }, SubApplicationEvent, SubApplicationReach>,
): SubApplicationState {
  return advance<SubApplicationState, SubApplicationEvent, SubApplicationReach>(TABLE, state, event);
}

/** The sub-application that a path belongs to; undefined for the portal's own pages (SUBAPP-01). */
export function subApplicationOf(pathname: string): SubApplication | undefined {
  const [first] = pathSegments(pathname);
  return SUB_APPLICATIONS.find((app) => app === first);
}

/** Whether the loading indicator is on: until the application is mounted (SUBAPP-01). */
export function isLoadingShown({ kind }: SubApplicationState): boolean {
  return kind === 'loading' || kind === 'mounting';
}
