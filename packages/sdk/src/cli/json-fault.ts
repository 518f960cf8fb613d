/** Where a text stops being JSON; engines do not always say it. */

const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

/** The tokens that may come; `text` is a name or a text, `value` any other scalar. */
const VALUE = ['text', 'value', '{', '['];

/** @returns `line 2, column 7`, counted from 1, of a text that is no JSON */
export function faultPlace(text: string): string {
  const at = faultAt(text);
  const lines = text.slice(0, at).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

function faultAt(text: string): number {
  const token = new RegExp(TOKEN);
  const open: string[] = [];
  let allowed = VALUE;
  for (;;) {
    const start = token.lastIndex;
    const match = token.exec(text);
    const kind = match ? (match[1] ?? (match[2] === undefined ? 'value' : 'text')) : '';
    if (!match || !allowed.includes(kind)) return start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
    const isName = kind === 'text' && allowed.includes('name');
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    const inside = open.at(-1);
    if (isName) allowed = [':'];
    else if (kind === '{') allowed = ['text', 'name', '}'];
    else if (kind === '[') allowed = [...VALUE, ']'];
    else if (kind === ':') allowed = VALUE;
    else if (kind === ',') allowed = inside === '{' ? ['text', 'name'] : VALUE;
    else allowed = inside === '{' ? [',', '}'] : inside ? [',', ']'] : [];
  }
}
