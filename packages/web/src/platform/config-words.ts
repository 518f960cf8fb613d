/** What is wrong with `/config.json`, in words for its operator: late, for it is hardly ever needed. */
import type { ConfigFault } from './config-file';

const EXPECTED: Readonly<Record<ConfigFault['expected'], string>> = {
  text: '应为非空文字',
  textOrNone: '应为文字',
  address: '应为以 / 或 http(s):// 开头的地址',
  addressOrNone: '应为以 / 或 http(s):// 开头的地址，或留空',
  share: '应为 0 到 1 的数',
  format: '应为 portal 或 otlp',
  headers: '有不能作为请求头的名称或值',
  sites: '应为 [{"title":"名称","url":"地址"}]',
  hosts: '应为主机名的列表，如 ["mall.example.cn", ".example.cn"]',
  pages: '应为可以关闭的页面的名称或地址，如 ["payment", "/cart"]',
  object: '应为一个对象 {…}',
  json: '不是 JSON',
};

/** Each fault with the name of its field, as `sites.chat 应为…`. */
export function faultWords(faults: readonly ConfigFault[]): readonly string[] {
  return faults.map(({ path, expected, found }) =>
    `${path} ${EXPECTED[expected]}${found ? `，不能是 ${found}` : ''}`.trim(),
  );
}
