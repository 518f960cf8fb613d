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
  '/provider/site/tally': '易理货系统',
  '/provider/site/tally-video': '易理货操作视频',
  '/provider/site/service': '商家服务平台',
  '/provider/site/logistics': '物流跟踪平台',
  '/provider/site/invoice': '电子发票平台',
};

/** The pages of the easy-tally system, which the portal shows below /ylh. */
const TALLY_SYSTEM = '/provider/site/tally/';

/** The page of an outside site with what it was asked for, or undefined when the address is none of them. */
export function outsidePage(pathname: string, query: URLSearchParams): string | undefined {
  const title = SITES[pathname] ?? (pathname.startsWith(TALLY_SYSTEM) ? '易理货系统' : undefined);
  if (title === undefined) return undefined;
  const queryLines = [...query].map(([name, value]) => `<p><code>${escaped(`${name}=${value}`)}</code></p>`);
  const openedPage = pathname.startsWith(TALLY_SYSTEM)
    ? `<p>打开的页面：<code>${escaped(pathname.slice(TALLY_SYSTEM.length))}</code></p>`
    : '';
  const notice = '<p>这里是门户之外的系统，演示环境没有接入。</p>';
  return page(title, `<h1>${title}</h1>${notice}${openedPage}${queryLines.join('')}`);
}
