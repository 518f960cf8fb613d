import { nextOf } from '../finance/ledger-rows';
import { businessTime } from '../memory/clock';
import { exampleRows } from '../memory/rows';
import type { Row } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import { uploadedFile } from '../memory/uploads';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { handle, type TypedCall } from '../resources/typed-handler';
import { openNetwork } from './networks';

type Report = Row<'queryStoreReports'>;

/** The reports of a dealer's stores, given or requested, newest first. */
const reports = resource<Report>('storeReports', 'reportNo', fromExample('queryStoreReports'));

const REPORTED = { status: '20', statusName: '已上报' } as const;
const ENDED = '3';

/** The common fields of every report: reporter, text and pictures. */
function reportContent({ dealer, input, now }: TypedCall<'submitStoreReport'>) {
  const pictures = (input.pictureList ?? []).map((picture) => {
    const file = uploadedFile(dealer, picture.fileId);
    return { ...picture, ...(file && { fileName: file.fileName, url: file.url }) };
  });
  return {
    ...REPORTED,
    ...(input.area !== undefined && { area: input.area }),
    content: input.content ?? '',
    pictureList: pictures,
    reportUser: dealer.persona.user,
    reportDate: businessTime(now),
  };
}

function reportBooth(call: TypedCall<'submitStoreReport'>) {
  const { dealer, input, done, refuse } = call;
  const booth = reports.find(dealer, input.reportNo ?? '');
  if (booth === undefined || booth.status === REPORTED.status) return refuse('reported');
  reports.change(dealer, booth.reportNo, { ...reportContent(call), remark: '' });
  return done({ reportNo: booth.reportNo });
}

function joinActivity(call: TypedCall<'submitStoreReport'>) {
  const { dealer, input, today, done, refuse } = call;
  const activity = exampleRows(dealer, 'listActivities').find((row) => row['id'] === input.activityId);
  const network = openNetwork(dealer, input.networkCode ?? '');
  if (activity === undefined || activity['status'] === ENDED || network === undefined)
    return refuse('closed');
  const isJoined = reports
    .rows(dealer)
    .some(
      ({ activityId, networkCode }) => activityId === input.activityId && networkCode === input.networkCode,
    );
  if (isJoined) return refuse('twice');
  const reportNo = nextOf(dealer, reports, { prefix: 'BM', today });
  reports.add(dealer, {
    reportNo,
    reportType: 'ACTIVITY',
    reportTypeName: '活动报名',
    networkCode: network.networkCode ?? '',
    networkName: network.networkName,
    title: String(activity['title']),
    activityId: String(activity['id']),
    ...reportContent(call),
  });
  return done({ reportNo });
}

/** Booths that are reported, and activities that stores take part in. */
export const storeReportHandlers: Handlers = {
  ...listOf<'queryStoreReports', Report>('queryStoreReports', {
    rows: reports.rows,
    filters: {
      reportType: { is: 'reportType' },
      reportNo: { is: 'reportNo' },
      networkCode: { is: 'networkCode' },
      keyword: { about: ['networkName', 'title'] },
      status: { is: 'status' },
    },
    totals: {},
    show: (row) => row,
  }),

  ...handle('submitStoreReport', (call) =>
    call.input.reportType === 'BOOTH' ? reportBooth(call) : joinActivity(call),
  ),
};
