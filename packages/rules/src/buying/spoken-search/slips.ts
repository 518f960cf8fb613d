/** Slips of the pen and of the input method: characters that look or sound like those of the catalogue's titles. */

/** What is written in place of a character of a title: 空凋 and 空条 for 空调. */
const ALIKE: Readonly<Record<string, string>> = {
  冰: '兵并病宾',
  箱: '相厢湘香向像',
  冷: '泠令愣',
  柜: '贵桂匮拒',
  洗: '喜息西细先冼',
  衣: '依一医伊',
  机: '及几鸡基级极计记积杌',
  干: '甘杆赶感千于',
  空: '恐控孔',
  调: '凋雕掉条吊跳碉',
  挂: '卦褂桂',
  壁: '璧臂避必',
  热: '惹执',
  水: '睡税永',
  器: '气汽弃企起齐哭',
  电: '店垫淀点典',
  视: '试是事式示市士',
  燃: '然染',
  气: '汽器弃起',
  灶: '皂造早肚',
  吸: '西息希及',
  油: '由游邮',
  烟: '咽因盐严',
  碗: '婉腕晚完宛',
  蒸: '正真争征',
  烤: '考拷靠',
  饭: '范犯反',
  煲: '包保堡',
  扫: '嫂少',
  尘: '陈晨臣',
  厨: '橱出除',
  家: '加佳夹',
};

/** Whether a piece is a title but for one character that looks or sounds like its own. */
export function isSlip(piece: string, title: string): boolean {
  const at = [...title].findIndex((own, index) => own !== piece[index]);
  const [own, written] = [title[at], piece[at]];
  if (own === undefined || written === undefined || piece.slice(at + 1) !== title.slice(at + 1)) return false;
  return ALIKE[own]?.includes(written) ?? false;
}
