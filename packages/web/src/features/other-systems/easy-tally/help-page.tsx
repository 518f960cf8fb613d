import { JobViews } from '#kits/report/job-views';
import { PageHeader } from '#ui/page/page-header';
import { type ReadingSection, ReadingSections } from '#ui/page/reading-sections';
import { PageLink } from '#widgets/links/page-link';
import { TallyVideo } from './tally-video';

/** Assumption: the words; they say what the pages of the portal do. */
const SECTIONS: readonly ReadingSection[] = [
  {
    title: '易理货',
    paragraphs: [
      '易理货按近 60 天零售和客户库存算出每个型号的周转天数，低于安全天数的给出建议补货数量。勾选型号即可按建议加入购物车。',
      '按建议下单后留有补货记录。订单对账把订单数量和补货记录逐个型号对照，核对无误后签署订单合同。',
    ],
  },
  {
    title: '工程订单',
    paragraphs: [
      '工程订单中心列出客户的订单。待审核的订单可以发起审批，审批节点在订单详情中查看；同一张订单只能发起一次。',
      '工程订单管理按商品查看同一批订单，适合核对型号、数量和送达方。',
    ],
  },
];

/** 易工程帮助: the video and what the pages of easy-tally and projects do (FIN-10a). */
export function Component() {
  return (
    <div className="page">
      <PageHeader
        actions={
          <>
            <PageLink route="easyTallySystem" />
            <PageLink route="newOrderCenter" />
          </>
        }
      />
      <JobViews />
      <TallyVideo />
      <ReadingSections sections={SECTIONS} />
    </div>
  );
}
