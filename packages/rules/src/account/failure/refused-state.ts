/** Words by which a no of the business says what is not so, and not that the server could not answer. */
const STATE_WORDS =
  /未开通|未签|未授信|没有授信|没有[^，。]{0,8}权限|不在您的权限|未认证|未绑定|不存在|[没未]有?找到/;

/**
 * Whether the sentence of a refused read says a state of the business (没有红票权限, 未开通安全付账户, 没有找到该工程): asking again does
 * not help (HTTP-13). 系统维护中 or 查询时间跨度不能超过一年 is none.
 */
export function isRefusedState(sentence: string): boolean {
  return STATE_WORDS.test(sentence);
}
