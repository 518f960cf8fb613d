import { escaped, page } from './page';

/** The sites outside of the portal that its shell leads to; the demo has one plain page for each. */
const SITES: Readonly<Record<string, string>> = {
  '/provider/personalSetting/index': '个人设置',
  '/provider/site/model-search': '型号参数查询',
  '/provider/site/marketing': '在线营销',
  '/provider/site/academy': '营销学院',
  '/provider/site/lending': '借贷平台',
  '/provider/site/promotion': '促销平台',
  '/provider/site/scene': '生态场景',
  '/provider/site/chat': '业务咨询',
  '/provider/site/learn-more': '了解更多',
  '/provider/site/service': '商家服务平台',
  '/provider/site/logistics': '物流跟踪平台',
  '/provider/site/invoice': '电子发票平台',
};

/** The page of an outside site with what it was asked for, or undefined when the address is none of them. */
export function outsidePage(pathname: string, query: URLSearchParams): string | undefined {
  const title = SITES[pathname];
  if (title === undefined) return undefined;
  const requests = [...query].map(([name, value]) => `<p><code>${escaped(`${name}=${value}`)}</code></p>`);
  return page(title, `<h1>${title}</h1><p>这里是门户之外的系统，演示环境没有接入。</p>${requests.join('')}`);
}
