/** One fault for each rule: a line of a faultless operation in `fixtures/` and what stands in its place. */
export interface Fault {
  /** Name of the rule that must find it, and the only one. */
  readonly rule: string;
  readonly operation: 'getThing' | 'queryThings' | 'exportThings';
  readonly line: string;
  readonly fault: string;
}

const inOperation =
  (operation: Fault['operation']) =>
  (rule: string, line: string, fault: string): Fault => ({ rule, operation, line, fault });

const get = inOperation('getThing');
const query = inOperation('queryThings');
const file = inOperation('exportThings');

const NAME = 'name: { type: string, description: 名称 }';
const REFUSED = "refused: { value: { code: '0', msg: 物品不存在，请刷新 } }";

export const FAULTS: readonly Fault[] = [
  get('evidence', 'x-evidence: stated', 'x-evidence: certain'),
  get('shape', 'x-shape: assumed', 'x-shape: unknown'),
  get('source', 'x-source: 2§7 Cart', 'x-source: the second document'),
  get('effect', 'without a fault.', 'without a fault. Reads only.'),
  get('timeout', 'x-effect: read', 'x-effect: read\nx-timeout-ms: 90000'),
  get('security', 'x-effect: read', 'x-effect: read\nsecurity: []'),
  get('file-name', 'operationId: getThing', 'operationId: getOther'),
  get('path-comment', '# GET', '# POST'),
  get('words', 'summary: 查询物品', 'summary: Thing'),
  get('deprecated', 'x-effect: read', 'x-effect: read\ndeprecated: true'),
  query('required-input', 'required: [saletoCode]', 'required: []'),
  query('needed-input', 'required: [saletoCode]', 'required: [saletoCode, surprise]'),
  query('body-example', "first: { value: { saletoCode: '8800123456' } }", 'first: { value: {} }'),
  get('parameter-example', ', example: T1', ''),
  get(
    'statuses',
    "'503': { $ref: ../../components/responses/Unavailable.yaml }",
    "'502': { description: Bad }",
  ),
  get(
    'headers',
    'description: The thing.',
    'description: The thing.\n    headers: { ETag: { description: 版本, schema: { type: string }, example: x } }',
  ),
  get(
    'envelope',
    'properties:\n                data:',
    'required: [data]\n              properties:\n                data:',
  ),
  get('answer-examples', REFUSED, ''),
  get('business-codes', "code: '0'", 'code: AS999'),
  query(
    'page-shape',
    '{ $ref: ../../components/schemas/Page.yaml }',
    '{ type: object, properties: { total: { type: integer, description: 总数 } } }',
  ),
  query('links', 'operationId: getThing', 'operationId: getAnything'),
  query('links', '#/data/records/0', '#/data/rows/0'),
  query('links', '{ id: ', '{ code: '),
  file('blob', "; filename*=UTF-8''%E7%89%A9%E5%93%81.xlsx", ''),
  file(
    'upload',
    'file: { type: string, format: binary, description: 模板 }',
    'file: { type: string, description: 模板 }',
  ),
  get(
    'ascii-schemas',
    'name: { type: string, description: 名称 }',
    '名称: { type: string, description: 名称 }',
  ),
  get('ascii-names', 'thing: { value', '物品: { value'),
  get('chinese-properties', 'description: 名称', 'description: Name'),
  get('chinese-parameters', 'description: 物品编号', 'description: Number'),
  get(
    'typed-objects',
    'name: { type: string, description: 名称 }',
    'name: { type: object, description: 名称 }',
  ),
  get('dated-properties', NAME, 'createDate: { type: string, description: 名称 }'),
  get('coded-statuses', NAME, 'status: { type: string, description: 状态码 }'),
  get('boolean-flags', NAME, 'isOpen: { type: integer, description: 名称 }'),
  get('requirement-ids', 'without a fault.', 'without a fault (CART-01).'),
  get(
    'no-traps',
    'name: { type: string, description: 名称 }',
    'name: { type: string, nullable: true, description: 名称 }',
  ),
];
