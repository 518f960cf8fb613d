/** The ways of the portal of which there is one: a list, the states of a query, the size and the props of a component. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readSource as read, sources } from './sources';

/** The most lines of a component. */
const MOST_LINES = 100;

const pages = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx$/.test(path));
const features = pages.filter((path) => /^packages\/web\/src\/(features|app)\//.test(path));

interface Component {
  readonly name: string;
  readonly path: string;
  readonly lines: number;
  readonly node: ts.FunctionLikeDeclaration;
}

/** The components of a file: functions under a capital letter, also inside `memo` and `forwardRef`. */
function componentsOf(path: string): readonly Component[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const components: Component[] = [];
  const visit = (node: ts.Node) => {
    const named = functionOf(node);
    if (named && /^[A-Z][a-z]/.test(named.name)) {
      const lines = lineOf(named.node.getEnd()) - lineOf(named.node.getStart()) + 1;
      components.push({ ...named, path, lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return components;
}

function functionOf(node: ts.Node): Pick<Component, 'name' | 'node'> | undefined {
  if (ts.isFunctionDeclaration(node) && node.name) return { name: node.name.text, node };
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return undefined;
  const { name, initializer } = node;
  const values: readonly ts.Expression[] = ts.isCallExpression(initializer)
    ? initializer.arguments
    : [initializer];
  const functionNode = values.find((value) => ts.isArrowFunction(value) || ts.isFunctionExpression(value));
  return functionNode && { name: name.text, node: functionNode };
}

const components = pages.flatMap(componentsOf);

describe('a component', () => {
  it('has at most 100 lines', () => {
    expect(components.length).toBeGreaterThan(500);
    const long = components.filter(({ lines }) => lines > MOST_LINES);
    expect(long.map(({ path, name, lines }) => `${path} ${name}: ${lines}`)).toEqual([]);
  });

  it('names its props by an interface, as soon as there are two', () => {
    expect(components.length).toBeGreaterThan(500);
    const inline = components.filter(({ node }) => {
      const type = node.parameters[0]?.type;
      return type && ts.isTypeLiteralNode(type) && type.members.length > 1;
    });
    expect(inline.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
  });

  it('takes no props out of another component', () => {
    const borrowed = /\b(Parameters|ComponentProps(WithoutRef)?)<typeof [A-Z][a-z]\w*>/;
    expect(pages.filter((path) => borrowed.test(read(path)))).toEqual([]);
  });
});

it('MISC-01 a list is a report or an order list, or the first line of its file says why not', () => {
  const draws = /<(DataTable|Pager)\b|\buseAddressFilter\b/;
  const isOfKit = /<Report(Page|Table)\b|\breportPage\(|<(Direct)?Order(Bar|Table|ListPage)\b|<AddAllBar\b/;
  const lists = features.filter((path) => draws.test(read(path)) && !isOfKit.test(read(path)));
  expect(lists.filter((path) => !/^\/\/ No report: .{10,}\.\n/.test(read(path)))).toEqual([]);
});

/** The functions of a file in which a state is set before an answer is awaited and again after it. */
function busyStates(path: string): readonly string[] {
  if (!/\buseState\b/.test(read(path)) || !/\bawait\b/.test(read(path))) return [];
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const states = new Set([...read(path).matchAll(/\[\w*, (set\w+)\] = useState\b/g)].map(([, name]) => name));
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) names.push(...setAround(node).filter((name) => states.has(name)));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** The setters that a function, without its inner functions, calls both before and after it waits. */
function setAround(root: ts.SignatureDeclaration): readonly string[] {
  const before = new Set<string>();
  const after: string[] = [];
  let hasWaited = false;
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) return;
    ts.forEachChild(node, visit);
    if (ts.isAwaitExpression(node)) hasWaited = true;
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
    const name = node.expression.text;
    if (!hasWaited) before.add(name);
    else if (before.has(name)) after.push(name);
  };
  ts.forEachChild(root, visit);
  return after;
}

describe('ORDER-01 a running call', () => {
  it('is known by the mutation that does it: no component sets a state around a call', () => {
    const web = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));
    expect(web.length).toBeGreaterThan(600);
    // Their steps are decided by rules: a switch that succeeds reloads, money without an answer is looked up first.
    const machines = [
      'packages/web/src/widgets/ship-to/use-ship-to-switch.ts',
      'packages/web/src/kits/order-actions/use-payment.ts',
      'packages/web/src/kits/money-form/use-money-form.ts',
    ];
    const others = web.filter((path) => !machines.includes(path));
    expect(machines.flatMap(busyStates)).not.toEqual([]);
    expect(others.flatMap((path) => busyStates(path).map((name) => `${path} ${name}`))).toEqual([]);
  });

  it('is locked against a second press in one place', () => {
    const owner = 'packages/web/src/ui/button/use-one-press.ts';
    const lock =
      /\.finally\(\(\) => set\w+\(|\b(isBusy|isPending|isSending|isSaving|isUnderWay)\.current = true/;
    const web = sources.filter((path) => path.startsWith('packages/web/src/') && path !== owner);
    expect(web.filter((path) => lock.test(read(path)))).toEqual([]);
    expect(read(owner)).toMatch(lock);
  });
});

describe('MISC-01 the tones of a state', () => {
  const web = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));

  it('stand with the state: no map from codes to tones next to it', () => {
    const inUi = /^packages\/web\/src\/ui\//;
    const maps = web.filter((path) => !inUi.test(path) && /Record<string, StatusTone>/.test(read(path)));
    expect(maps).toEqual([]);
  });

  it('come from the tables of the rules: no list gives its own', () => {
    expect(web.filter((path) => /\btones\b/.test(read(path)))).toEqual([]);
  });
});

it('MISC-01 columns stand with the report or the table that draws them', () => {
  expect(pages.length).toBeGreaterThan(300);
  const apart = sources.filter((path) => /^packages\/web\/src\/.*-columns\.tsx?$/.test(path));
  expect(apart).toEqual([]);
});

it('MISC-01 loading, failed and empty content is drawn in one way', () => {
  // These are no failures of a query: an application that was not mounted, a step stopped by a rule, a sample of a failure.
  const owners = [
    'packages/web/src/features/other-systems/sub-applications/sub-application-page.tsx',
    'packages/web/src/features/other-systems/easy-tally/embedded-page.tsx',
    'packages/web/src/features/orders/returns/return-protocol-gate.tsx',
    'packages/web/src/app/interface-samples/demo-page.tsx',
  ];
  const parts = pages.filter(
    (path) => /\/src\/(features|kits|widgets)\//.test(path) && !owners.includes(path),
  );
  expect(parts.filter((path) => /<ErrorState\b|<Spin\b/.test(read(path)))).toEqual([]);
});

describe('FIN-01 the pages of a finance clerk', () => {
  const AREA = /^packages\/web\/src\/features\/[\w-]+\/(statements|rebates|invoices|bills|policies)\//;
  const files = sources.filter((path) => AREA.test(path) && !/\.test\.tsx?$/.test(path));
  const linesOf = (path: string) => read(path).trimEnd().split('\n').length;

  it('are definitions of at most 70 lines, by the median', () => {
    const definitions = files.filter((path) => /-(report\.tsx?|page\.ts)$/.test(path));
    const lengths = definitions.map(linesOf).toSorted((left, right) => left - right);
    expect(lengths.length).toBeGreaterThan(60);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(70);
  });

  it('have no page component over 150 lines', () => {
    const pageFiles = files.filter((path) => /-page\.tsx?$/.test(path));
    expect(pageFiles.length).toBeGreaterThan(60);
    expect(pageFiles.filter((path) => linesOf(path) > 150)).toEqual([]);
  });
});
