import type { Description } from '../description';
import type { MockRequest } from '../read-request';
import type { Reply } from '../respond';
import type { Route } from '../routes';
import { signatureOf } from '../runs/automation-client';
import { exampleOf } from '../state/memory/examples';
import { type Fields, fields, list, text } from '../state/memory/input';
import { describedColumns, recordsOf } from './described-columns';
import { EXPORTS, type ExportTable, rowsOf } from './export-tables';
import { fileReply, type Table, workbook } from './workbook';

/** The facts from which an export is answered. */
export interface ExportContext {
  readonly description: Description;
  readonly routes: readonly Route[];
  /** Asks the mock itself. */
  readonly ask: (request: MockRequest) => Promise<Reply>;
}

/** The most rows of one page that a list gives. */
const PAGE = 1000;

/**
 * The file of an export: all rows that its list call gives by the same filters. Undefined for other calls; without
 * rows the export's own refusal (HTTP-10).
 */
export async function answerExport(
  context: ExportContext,
  route: Route,
  request: MockRequest,
): Promise<Reply | undefined> {
  const table = EXPORTS[route.operationId];
  if (!table) return undefined;
  const input = { ...Object.fromEntries(request.query), ...fields(request.body) };
  const exported = await exportedTable(context, table, { request, input });
  if (exported === 'none') return { status: 200, body: exampleOf(route, 'refused') };
  return 'status' in exported ? exported : fileReply(exported);
}

/** The call that begins a report. */
const REPORT = 'createAsyncExport';

/**
 * The file of a report that the server makes: that of the export of its type, by the same filters. Undefined for other
 * calls and for a type that no export has; the refusal of the list where it gives no rows.
 */
export async function madeReport(
  context: ExportContext,
  route: Route,
  request: MockRequest,
): Promise<Buffer | Reply | undefined> {
  if (route.operationId !== REPORT) return undefined;
  const body = fields(request.body);
  const table = Object.values(EXPORTS).find(({ taskType }) => taskType === body['taskType']);
  if (!table) return undefined;
  const input = Object.fromEntries(
    list(body, 'conditionList').map((condition) => [text(condition, 'name'), conditionOf(condition)]),
  );
  const exported = await exportedTable(context, table, { request, input });
  if (exported === 'none') return workbook({ name: table.name, headings: [table.name], rows: [] });
  return 'status' in exported ? exported : workbook(exported);
}

/** Conditions are texts; a yes or no is one in the body of a list. */
function conditionOf(condition: Fields): unknown {
  const value = text(condition, 'value');
  return value === 'true' || value === 'false' ? value === 'true' : value;
}

/** The rows of a list as a table, or `none`, or its answer when it gives none. */
async function exportedTable(
  context: ExportContext,
  table: ExportTable,
  asked: Asked,
): Promise<Table | Reply | 'none'> {
  const listRoute = context.routes.find(({ operationId }) => operationId === table.list);
  if (!listRoute) throw new Error(`An export has the rows of ${table.list}, which is not described.`);
  const listed = await allRecords(context, listRoute, asked);
  // A filter that the export's own description allows and the list refuses matches nothing.
  const rows = !Array.isArray(listed) && listed.status === 400 ? [] : listed;
  if (!Array.isArray(rows)) return rows;
  if (rows.length === 0) return 'none';
  const columns = table.columns ?? describedColumns(context.description, listRoute);
  return {
    name: table.name,
    headings: columns.map(({ heading }) => heading),
    rows: rowsOf(rows, table).map((row) => columns.map(({ cell }) => cell(row))),
  };
}

interface Asked {
  readonly request: MockRequest;
  readonly input: Fields;
}

/** The records of all pages of a list, or its answer when it gives none. */
async function allRecords(
  context: ExportContext,
  { path, method }: Route,
  { request, input }: Asked,
): Promise<Fields[] | Reply> {
  const records: Fields[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const reply = await context.ask({
      ...request,
      method: method.toUpperCase(),
      pathname: path,
      query: signatureOf(request.query),
      // The list answers JSON even if the caller of the export accepts another type.
      headers: { ...request.headers, accept: 'application/json', 'content-type': 'application/json' },
      body: { ...input, pageNum, pageSize: PAGE },
    });
    const page = recordsOf(reply.body);
    if (!page) return reply;
    records.push(...page.records);
    if (page.records.length === 0 || records.length >= page.total) return records;
  }
}
