/** The text that an editor shows: names in place of shapes, the facts of an operation, the options that there are. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';

const PATH = fileURLToPath(new URL('../src/hover.virtual.ts', import.meta.url));
const TEXT = `
import { createClient } from './index';
import { addToCart, listCart } from './generated/operations/index';
const api = createClient({ baseUrl: 'https://h/x', /*option*/ });
const result = await api.call(listCart, { path: { saletoCode: '', sendtoCode: '', saletoCodeSub: '' } });
if (result.ok) {
  const entries = result.data;
  const [entry] = entries;
  for (const line of entries[0]?.productList ?? []) line;
}
void addToCart;
`;

let service: ts.LanguageService;
beforeAll(() => {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const read = (name: string) => (name === PATH ? TEXT : ts.sys.readFile(name));
  service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [PATH],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => fileURLToPath(new URL('..', import.meta.url)),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === PATH || ts.sys.fileExists(name),
    readFile: read,
  });
});

/** The hover over the first place of a text. */
function hover(text: string): string {
  const info = service.getQuickInfoAtPosition(PATH, TEXT.indexOf(text));
  return [info?.displayParts, info?.documentation].map((parts) => ts.displayPartsToString(parts)).join('\n');
}

it.each([
  ['entries =', 'const entries: CartEntry[]'],
  ['entry]', 'const entry: CartEntry'],
  ['line of', 'const line: ProductLine'],
  ['result =', 'const result: ListCartSuccess | Failure'],
])(
  'a hover over %s names the shape: %s',
  (text, hoverText) => {
    expect(hover(text).split('\n')[0]).toBe(hoverText);
  },
  60_000,
);

it('a hover over an operation shows what it does, how sure that is, its parameters and its codes', () => {
  const cart = hover('listCart');
  for (const fact of [
    '查询购物车',
    'Evidence: ',
    'shape: ',
    'source: ',
    'GET /cart/shoppingCart/get/list/',
    '售达方',
  ])
    expect(cart).toContain(fact);
  expect(hover('addToCart')).toContain('`AS121`');
});

it('an editor offers every option of a client', () => {
  const { entries = [] } =
    service.getCompletionsAtPosition(PATH, TEXT.indexOf('/*option*/'), undefined) ?? {};
  const names = entries.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['token', 'defaults', 'middleware', 'onFailure', 'raw']));
  expect(names).not.toContain('timestamp');
});
