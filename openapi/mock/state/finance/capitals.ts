const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const UNITS = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** An amount of cents in Chinese capitals, as vouchers have it: 4438456 is 肆万肆仟叁佰捌拾肆元伍角陆分. */
export function inCapitals(cents: number): string {
  const yuan = wholeInCapitals(Math.floor(cents / 100));
  const [tenth, hundredth] = [Math.floor(cents / 10) % 10, cents % 10];
  if (tenth === 0 && hundredth === 0) return `${yuan || '零'}元整`;
  const first = tenth > 0 ? `${DIGITS[tenth]}角` : yuan === '' ? '' : '零';
  const second = hundredth > 0 ? `${DIGITS[hundredth]}分` : '整';
  return `${yuan === '' ? '' : `${yuan}元`}${first}${second}`;
}

function wholeInCapitals(whole: number): string {
  let text = '';
  let rest = whole;
  for (let group = 0; rest > 0; group += 1) {
    const four = rest % 10_000;
    rest = Math.floor(rest / 10_000);
    const part = four === 0 ? '' : `${fourInCapitals(four)}${GROUPS[group]}`;
    const hasGap =
      text !== '' && !text.startsWith('零') && (four === 0 || whole % 10_000 ** group < 10_000 ** group / 10);
    text = `${part}${hasGap ? '零' : ''}${text}`;
  }
  return text.replace(/零+/g, '零');
}

function fourInCapitals(four: number): string {
  const digits = [...String(four)].map(Number);
  const texts = digits.map((digit, at) =>
    digit === 0 ? '零' : `${DIGITS[digit]}${UNITS[digits.length - 1 - at]}`,
  );
  return texts.join('').replace(/零+/g, '零').replace(/零$/, '');
}
