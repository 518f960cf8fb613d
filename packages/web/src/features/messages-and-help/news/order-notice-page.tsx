import { CART_LIMIT } from '@dealer-portal/rules/cart';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { type ReadingSection, ReadingSections } from '#ui/page/reading-sections';

/** Assumption: the words; they say what the portal and its server hold buyers to. */
const SECTIONS: readonly ReadingSection[] = [
  {
    title: '下单前',
    paragraphs: [
      '请确认页面顶部的售达方和送达方。价格、库存和到货周次都按送达方计算，切换送达方后购物车会重新加载。',
      '账户被冻结时不能下单，请先在“解冻申请”中提交申请；需要签署的协议请先在“电子签章”中签署。',
    ],
  },
  {
    title: '加入购物车',
    paragraphs: [
      `购物车最多添加${CART_LIMIT}种商品，套餐按一种计算。`,
      '商品页展示的库存是当时的数量，下单时以系统校验为准；库存不足时会提示可订数量。',
      '特价、工程价和样机价有各自的版本和可用数量，用完后按普通供价结算。',
    ],
  },
  {
    title: '结算与付款',
    paragraphs: [
      '一次结算会按仓库、付款方和活动拆成多个订单，每个订单单独选择付款方。',
      '提交后请以页面显示的订单号为准。没有看到提交结果时请先到“我的订单”核对，不要重复提交。',
    ],
  },
  {
    title: '修改与取消',
    paragraphs: [
      '待审核的订单可以取消并说明原因；已发货的订单请走拒收或退货流程。',
      '超过约定日期未提货的订单会产生寄库费，请及时安排提货或申请延期。',
    ],
  },
];

/** 下单须知: what a buyer should know before ordering. */
export function Component() {
  return (
    <div className="page">
      <PageHeader actions={<ButtonLink to={href('mallHelpPage')}>帮助中心</ButtonLink>} />
      <ReadingSections sections={SECTIONS} />
    </div>
  );
}
