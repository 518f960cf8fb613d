import type { ComponentType } from 'react';
import type { CallsAhead } from '#platform/calls/calls-of-page';

/** A page, with what it asks for first where that needs nothing but account and address. */
type PageComponent = ComponentType & { readonly callsAhead?: CallsAhead };

/** The module of a page: the component, under the name that the router asks for. */
export interface PageModule {
  readonly Component: PageComponent;
}

/** Fetches a page. */
export type LoadPage = () => Promise<PageModule>;
