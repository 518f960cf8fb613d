import { config } from '#platform/config';
import type { ReadingSection } from '#ui/page/reading-sections';

/** Assumption: the words; they say what this portal really keeps and sends. */
export const POLICY: readonly ReadingSection[] = [
  {
    title: '适用范围',
    paragraphs: [
      `本政策说明${config.name}（以下简称“本门户”）如何处理授权经销商及其员工的个人信息。使用本门户即表示您已阅读本政策。`,
    ],
  },
  {
    title: '我们处理哪些信息',
    paragraphs: [
      '账号信息：登录账号、姓名、手机号、角色，以及您所属的售达方、送达方和付款方编码，用于识别身份和权限。',
      '业务信息：您在本门户查询、加购、下单、付款、退货、签署合同和反馈问题时产生的记录，用于履行采购业务。',
      '实名信息：办理电子签章时提供的姓名、身份证号和手机号，仅用于签约人认证。',
      '搜索记录：最近搜索的型号只保存在您的浏览器中，退出登录时清除。',
    ],
  },
  {
    title: '浏览器中的存储',
    paragraphs: [
      '本门户在您的浏览器中保存登录令牌、所选售达方、列表的列设置和未完成的结算，便于您继续操作。退出登录时除“报表已生成”标记外全部清除。',
      '在不支持本地存储的浏览器中，登录令牌保存在仅供本门户使用的 Cookie 中，最长保留至令牌到期。',
    ],
  },
  {
    title: '页面水印',
    paragraphs: ['为防止价格和客户数据外泄，页面带有客户编码和用户姓名水印，截图时会一并保留。'],
  },
  {
    title: '信息的共享',
    paragraphs: [
      '为完成配送、付款、开票和电子签章，必要的信息会提供给对应的物流、银行、税务和签章服务方。除法律要求外，不会向其他第三方提供。',
    ],
  },
  {
    title: '保存与安全',
    paragraphs: ['业务记录按法律规定的期限保存。信息在传输中加密，访问按角色授权，并记录操作日志。'],
  },
  {
    title: '您的权利',
    paragraphs: [
      `您可以在“信息维护”中查看和更正个人信息，也可以拨打服务热线 ${config.hotline} 申请更正、删除或注销账号。`,
    ],
  },
];
