import { crc32 } from 'node:zlib';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import { sheetRows } from '../judge/sheet';
import { answered, successData } from '../seen/answered';
import { type Kit, type PhaseResult, phaseResult } from '../trial';
import { createProbe, type Probe } from './probe';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The size and the kind of a part of a picture stand before it, and four bytes behind it. */
const END_PART = 12;
/** So many bytes more, which no reader of pictures shows: a server that reads a file in pieces must keep all of them. */
const MORE = 100_000;

/** A picture of one point: bytes that a text would not survive, and more than one piece of them. */
function picture(): Buffer {
  const part = Buffer.alloc(END_PART + MORE, 'more');
  part.writeUInt32BE(MORE, 0);
  part.write('moRe', 4, 'latin1');
  part.writeUInt32BE(crc32(part.subarray(4, 8 + MORE)), 8 + MORE);
  const end = POINT.length - END_PART;
  return Buffer.concat([POINT.subarray(0, end), part, POINT.subarray(end)]);
}
const PICTURE = picture();

/** Opens the file that an operation answers, and reads an upload back; undefined for one without files. */
export async function filesPhase(kit: Kit, operation: KitOperation): Promise<PhaseResult | undefined> {
  const isDownload = Object.keys(operation.call.answer(200)?.content ?? {}).includes(XLSX);
  const isUpload = operation.media === 'multipart/form-data';
  if (!isDownload && !isUpload) return undefined;
  const aim = { operation, phase: 'files' } as const;
  return phaseResult(kit, aim, async (counting) => {
    const probe = createProbe(counting, aim);
    if (isDownload) await openWorkbook(operation, probe);
    else await readUpload(kit, operation, probe);
    return probe.failures();
  });
}

async function openWorkbook(operation: KitOperation, probe: Probe): Promise<void> {
  const { trial } = await probe.ask(operation.example, 'the file is opened');
  if (!answered(trial)?.isFile || trial.outcome.kind !== 'answer') return;
  const rows = await sheetRows(trial.outcome.exchange.body ?? new Uint8Array());
  const fail = (message: string) =>
    probe.fail({ trial }, { check: 'file', place: 'sheet', message }, 'the file is opened');
  if (typeof rows === 'string') return fail(rows);
  const [head = []] = rows;
  const headings = head.filter((cell) => typeof cell === 'string' && cell.trim() !== '');
  if (headings.length === 0) return fail('the sheet has no heading');
  if (new Set(headings).size < headings.length) fail('two columns have the same heading');
  if (rows.length < 2) fail('the sheet has no row below its heading');
  const broken = rows.flat().find((cell) => typeof cell === 'string' && BROKEN.test(cell));
  if (broken !== undefined) fail(`a cell holds ${JSON.stringify(broken)}`);
}

const BROKEN =
  /\ufffd|\?{3,}|^(undefined|null|NaN|\[object Object\]|Invalid [Dd]ate)$|#(REF|VALUE|NAME)[!?]|^\d\.\d+E\+?\d+$/;

/** Follows the link that an upload answers: the file is the one that was sent. */
async function readUpload(kit: Kit, operation: KitOperation, probe: Probe): Promise<void> {
  const body = isRecord(operation.example.body) ? operation.example.body : {};
  if (!('file' in body)) return;
  const file = new File([new Uint8Array(PICTURE)], '图片.png', { type: 'image/png' });
  const values = { ...operation.example, body: { ...body, file } };
  const { trial } = await probe.ask(values, 'the file is read back');
  const link = linkIn(successData(trial));
  if (link === undefined) return;
  const bytes = await bytesAt(kit, link);
  if (bytes === undefined || bytes.equals(PICTURE)) return;
  const message = `the file has ${bytes.length} bytes, ${PICTURE.length} were sent, or others`;
  probe.fail({ trial }, { check: 'file', place: 'upload', message }, 'the file is read back');
}

function linkIn(data: unknown): string | undefined {
  if (typeof data === 'string') return /^(https?:\/)?\/\S+$/.test(data) ? data : undefined;
  if (Array.isArray(data)) return data.map(linkIn).find((link) => link !== undefined);
  if (!isRecord(data)) return undefined;
  const urls = Object.entries(data).filter(([name]) => /url|link|path/i.test(name));
  return urls.map(([, value]) => linkIn(value)).find((link) => link !== undefined);
}

/** The file under a link of the same host; undefined for any other and where it is not there. */
async function bytesAt({ target }: Kit, link: string): Promise<Buffer | undefined> {
  const url = new URL(link, target.url);
  if (url.origin !== new URL(target.url).origin) return undefined;
  const response = await fetch(url, {
    headers: { authorization: target.credential.authorization },
    redirect: 'manual',
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.status === 200 ? bytes : undefined;
}
