import { CART_LIMIT } from '@dealer-portal/rules/cart';
import { config } from '#platform/config';
import { type ReadingSection, ReadingSections } from '#ui/page/reading-sections';

/** Assumption: the words of the manual; they say how the portal works, and ask the server nothing (TOP-02). */
const MANUAL: readonly ReadingSection[] = [
  {
    title: '登录',
    paragraphs: [
      '从统一登录页进入。登录过期后再次登录，会回到刚才的页面；购物车在服务器上，没提交的草稿在本机。',
      '看不到某个菜单时，在个人菜单中打开“为什么看不到？”，里面写着原因和开通方式。',
    ],
  },
  {
    title: '选购与下单',
    paragraphs: [
      '先确认页面顶部的售达方和送达方：价格、库存和到货时间都按送达方计算。',
      `在商品列表的数量栏直接填写台数，加入购物车后结算。购物车最多 ${CART_LIMIT} 种商品。`,
      '提交后没有看到结果时，先到“我的订单”核对，不要重复提交。',
    ],
  },
  {
    title: '付款与对账',
    paragraphs: [
      '结算时每个订单单独选择付款方；余额在右侧“余额”和“付款方”中查看。',
      '每月在“往来对账”中确认上月账单；有差异时写明原因并提出异议。',
    ],
  },
  {
    title: '收货、退货与发票',
    paragraphs: ['到货后在“我的订单”中签收；拒收和退货在订单的操作中申请。', '发票在“发票管理”中签收。'],
  },
  { title: '联系我们', paragraphs: [`服务热线 ${config.hotline}；登录后可在右下角联系在线客服。`] },
];

/** The static part of the help pages, the same for everybody. */
export function HelpManual() {
  return <ReadingSections sections={MANUAL} />;
}
