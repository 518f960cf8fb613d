/** The words by which a row says that it is no row of data. */

/** A longer text is a sentence, not a word. */
const LONGEST = 24;

const word = (cell: string) => (cell.length > LONGEST ? '' : cell.replace(/[\s:]/g, ''));

const TOTAL = /^(?:[本当上][日月季年期页]|本科目|全部)?(?:合计|总计|小计|累计|共计|总额|总和)(?:金额|数量)?$/;
const OPENING =
  /^(?:期|年|月)[初末](?:余额|结余|结存|数|合计)?$|^(?:[上本][年月期页]|年度)(?:余额|结余|结转|结存)$|^(?:承前页|过次页|转次页|接上页|结转下[年月期页]|结转)$/;
const BEGINS_AS_TOTAL = /^(?:合计|总计|小计|共计|累计)/;
const SIGN =
  /(?:制表|制单|审核|复核|经办|签字|签收|签名|盖章|主管|会计|出纳|记账|打印|填表|日期|电话|地址|备注|说明|注)[人员者]?\s*(?:[:(]|$)/;

/** 合计, 累计 or 期初 when a cell is one of these words alone. */
export function rowWord(cell: string): '合计' | '累计' | '期初' | undefined {
  const text = word(cell);
  if (TOTAL.test(text)) return text.includes('累计') ? '累计' : '合计';
  return OPENING.test(text) ? '期初' : undefined;
}

/** The first cell of a row that is such a word. */
export function wordOfRow(row: readonly string[]) {
  for (const cell of row) {
    const mark = cell === '' ? undefined : rowWord(cell);
    if (mark) return { mark, text: cell };
  }
  return undefined;
}

/** Whether a text begins like a total: 合计（大写）: 伍拾玖万. */
export function beginsAsTotal(cell: string): boolean {
  return BEGINS_AS_TOTAL.test(cell);
}

/** Whether a cell is the place for a name or a date at the foot of a sheet. */
export function isSignature(cell: string): boolean {
  return cell.length <= LONGEST * 4 && SIGN.test(cell);
}

const COUNTS = ['', '一', '两', '三', '四', '五', '六'];

/** 只有“合计”两个字. */
export function onlyWord(text: string): string {
  const letters = [...text.replace(/[\s:]/g, '')].length;
  return `只有“${text}”${COUNTS[letters] ?? letters}个字`;
}
