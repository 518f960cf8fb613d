import { JobViews } from '#kits/report/job-views';
import { PageHeader } from '#ui/page/page-header';
import { type ReadingSection, ReadingSections } from '#ui/page/reading-sections';
import { PageLink } from '#widgets/links/page-link';

/** Assumption: the words. The specification names the page and shows nothing of it. */
const SECTIONS: readonly ReadingSection[] = [
  {
    title: '在门户里办理',
    paragraphs: [
      '智家筑慧的内容由公司在门户之外提供，需要资料请联系客户经理。',
      '工程从商机、登记到结算都在易工程里办理，右上角是商机、工程和订单的入口。',
    ],
  },
];

/** 智家筑慧: what can be done in the portal, and the ways there (FIN-10a). */
export function Component() {
  return (
    <div className="page">
      <PageHeader
        actions={
          <>
            <PageLink route="newBusinessCenter" />
            <PageLink route="newProjectCenter" />
            <PageLink route="newOrderCenter" />
          </>
        }
      />
      <JobViews />
      <ReadingSections sections={SECTIONS} />
    </div>
  );
}
