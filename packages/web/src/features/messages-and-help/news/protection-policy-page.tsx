import { config } from '#platform/config';
import { PageHeader } from '#ui/page/page-header';
import { ReadingSections } from '#ui/page/reading-sections';
import { POLICY } from './policy-text';

/** 隐私政策: what the portal keeps of its users, why, and whom they can ask. */
export function Component() {
  return (
    <div className="page">
      <PageHeader context={config.name} />
      <ReadingSections sections={POLICY} />
    </div>
  );
}
