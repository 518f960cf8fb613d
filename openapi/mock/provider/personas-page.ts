import { DEFAULT_TTL_SECONDS } from '../tokens';
import type { Persona } from '../world';
import { escaped, page } from './page';

/** What signing in as each persona shows; a persona without a line shows its role only. */
const SHOWS: Readonly<Record<string, string>> = {
  directAdmin: '全部菜单：下单、整车、调货、财务、子账号管理',
  directKzxkh: 'KZXKH 客户：付款方走传统页面，地址隐藏大家居门店',
  traditional: '传统渠道：宽限、子账号下单，悬浮栏没有余额',
  rChannel: '社区店：签署外部协议（合同类型 80）',
  designer: '设计师：悬浮栏只有直播、二维码和回到顶部',
  restricted: '受限客户：只保留采购首页和信息维护',
  frozen: '账户冻结：无门店（M）与僵尸户（J）都可申请解冻',
  mdmClosed: '主数据客户状态 1：页面不可用',
};

/** Where a click on a persona goes; each page of the provider has its own. */
export type LinkTo = (persona: Persona, ttlSeconds: number) => string;

/** The sign-in page: one link per persona, then the two ways to try a bad session. */
export function personasPage(personas: readonly Persona[], linkTo: LinkTo, errorLink: string): string {
  const cards = personas.map((one) => card(one, linkTo(one, DEFAULT_TTL_SECONDS))).join('');
  const [first] = personas;
  const short = first
    ? `<a href="${escaped(linkTo(first, 60))}">登录为${escaped(first.user)}，60 秒后过期</a>`
    : '';
  return page(
    '选择登录身份',
    `<h1>选择登录身份</h1><p>点击任一身份即可登录并返回采购门户，不需要密码。</p><ul>${cards}</ul>` +
      `<p>试一试异常登录：${short} · <a href="${escaped(errorLink)}">登录失败（errorCode）</a></p>`,
  );
}

function card(persona: Persona, link: string): string {
  const codes = `${persona.saletoCode} · 渠道 ${persona.channel} · ${persona.channelGroup}`;
  return (
    `<li><a class="card" href="${escaped(link)}" data-persona="${escaped(persona.persona)}">` +
    `<b>${escaped(persona.user)} · ${escaped(persona.role)}</b><small>${escaped(persona.name)}</small>` +
    `<small>${escaped(codes)}</small><small class="shows">${escaped(SHOWS[persona.persona] ?? persona.role)}</small></a></li>`
  );
}
