import type { Persona } from '../../world/world';
import { DEFAULT_TTL_SECONDS } from '../tokens';
import { escaped, page } from './page';

/** Where a click on a persona goes; each page of the provider has its own. */
export type LinkTo = (persona: Persona, ttlSeconds: number) => string;

/** The sign-in page: one link per persona, then the two ways to try a bad session. */
export function personasPage(personas: readonly Persona[], linkTo: LinkTo, errorLink: string): string {
  const cards = personas.map((persona) => card(persona, linkTo(persona, DEFAULT_TTL_SECONDS))).join('');
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
    `<small>${escaped(codes)}</small><small class="shows">${escaped(persona.shows)}</small></a></li>`
  );
}
