/** The portal's tokens, for the few pages that the mock itself shows. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#F5F6F8;color:#1F1F1F;font:14px/22px "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{height:64px;display:flex;align-items:center;padding:0 24px;background:#fff;border-bottom:1px solid #E1E4E8;font-size:16px;font-weight:600}
header span{margin-left:12px;padding-left:12px;border-left:1px solid #E1E4E8;color:#5A5F66;font-size:14px;font-weight:400}
main{max-width:960px;margin:0 auto;padding:32px 24px}
h1{margin:0;font-size:20px;line-height:28px;font-weight:600}
p{margin:4px 0 0;color:#5A5F66}
ul{list-style:none;margin:24px 0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:12px}
a{color:#0B57D0;text-decoration:none}
a:hover{color:#0842A0;text-decoration:underline}
a:focus-visible{outline:2px solid #0B57D0;outline-offset:2px;border-radius:4px}
.card{display:block;height:100%;padding:16px;background:#fff;border:1px solid #E1E4E8;border-radius:4px;color:#1F1F1F}
.card:hover{border-color:#0B57D0;color:#1F1F1F;text-decoration:none}
.card b{display:block;font-weight:600}
.card small{display:block;font-size:13px;line-height:20px;color:#5A5F66}
.card .shows{margin-top:8px;color:#1F1F1F}
.button{display:inline-block;margin-top:16px;padding:4px 16px;border-radius:4px;background:#0B57D0;color:#fff}
.button:hover{background:#0842A0;color:#fff;text-decoration:none}
code{padding:1px 6px;background:#fff;border:1px solid #E1E4E8;border-radius:4px}
`;

/** A complete page of the demo provider. `content` is trusted HTML; text from outside goes through `escaped`. */
export function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><header>经销商采购门户<span>演示登录</span></header><main>${content}</main></body>
</html>`;
}

/** Text made safe for HTML text and attribute values. */
export function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
