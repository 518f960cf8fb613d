import { config } from '#platform/config';
import { PageHeader } from '#ui/page/page-header';
import { POLICY } from './policy-text';
import { ReadingSections } from './reading-sections';

/** 隐私政策: what the portal keeps of its users, why, and whom they can ask. */
export function Component() {
  return (
    <div className="page">
      <PageHeader context={config.name} />
      <ReadingSections sections={POLICY} />
    </div>
  );
}
