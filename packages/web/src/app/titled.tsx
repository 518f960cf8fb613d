import type { ComponentType } from 'react';
import { PageTitle } from '#ui/page/page-title';

/** A page that knows its title from the route table. */
export function titled(Page: ComponentType, title: string): ComponentType {
  return function TitledPage() {
    return (
      <PageTitle value={title}>
        <Page />
      </PageTitle>
    );
  };
}
