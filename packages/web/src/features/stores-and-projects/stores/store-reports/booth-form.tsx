import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { compareAmounts } from '@dealer-portal/rules/money';
import { STORE_REPORT_STATES } from '@dealer-portal/rules/states';
import { FILE_TERMS } from '@dealer-portal/rules/upload';
import { queryStoreReports } from '@dealer-portal/sdk/operations';
import { Alert, Descriptions, Form, Input } from 'antd';
import '#ui/antd/fact-table.css';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useListWrite } from '#kits/report/use-list-write';
import { isRecord, slot } from '#platform/browser/storage';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { rejectWith } from '#ui/input/reject-with';
import { ResultPanel } from '#ui/page/result-panel';
import { isStoredFile } from '#widgets/uploads/stored-file';
import { UploadField } from '#widgets/uploads/upload-field';
import { type BoothDraft, reportBooth, storePaper } from '../calls';
import type { StoreReport } from '../queries';
import '../wizard/wizard.css';
import { dayText, minuteText } from '#ui/text/wire-text';
import '#ui/antd/forms.css';

interface BoothFormProps {
  readonly booth: StoreReport;
}

const AREA = /^\d{1,4}(\.\d)?$/;

/** A part that cannot be read takes no other with it. */
const DRAFT = z.object({
  area: z.catch(z.optional(z.string()), undefined),
  content: z.catch(z.string(), ''),
  pictures: z.catch(z.array(z.unknown()), []),
});

const draftOf = ({ reportNo }: StoreReport) => slot('local', `boothReport-${reportNo}`, isRecord);

/** The earlier input, each part that can be read, else the known facts of the booth. */
function readDraft(booth: StoreReport): BoothDraft {
  const known = booth.area === undefined ? '' : String(booth.area);
  const { area = known, content, pictures } = z.parse(DRAFT, draftOf(booth).read() ?? {});
  return { area, content, pictures: pictures.filter(isStoredFile) };
}

/** The form of one booth: its area, its state in words, its pictures; what is typed is kept until it is sent. */
export function BoothForm({ booth }: BoothFormProps) {
  const navigate = useNavigate();
  const { reportNo, title, networkName, remark, status } = booth;
  const report = useListWrite({
    call: (draft: BoothDraft, account) => reportBooth(reportNo, draft, account),
    lists: [queryStoreReports],
    message: () => `${title}已上报`,
    onDone: () => {
      draftOf(booth).clear();
      void navigate(href('indexReported'));
    },
  });
  if (status === STORE_REPORT_STATES.reported.value) return <Reported booth={booth} />;
  return (
    <Form<BoothDraft>
      name="booth"
      className="panel apply-step form-lines form-pairs form-narrow"
      layout="vertical"
      requiredMark={false}
      initialValues={readDraft(booth)}
      onValuesChange={(_, draft) => draftOf(booth).write({ ...draft })}
      onFinish={report.send}
    >
      <Descriptions
        className="apply-facts"
        size="small"
        column={{ xs: 1, md: 3 }}
        items={[
          { key: 'title', label: '展位', children: title },
          { key: 'store', label: '门店', children: networkName },
          { key: 'due', label: '上报截止', children: dayText(booth.dueDate) || '—' },
        ]}
      />
      {remark && <Alert type="warning" showIcon title={`上次被退回：${remark}`} />}
      {report.refusal && <Alert type="error" showIcon role="alert" title={report.refusal} />}
      <BoothFields />
      <div className="apply-actions">
        <ReasonButton kind="primary" type="submit" isBusy={report.isPending}>
          上报展位
        </ReasonButton>
        <span className="secondary">提交前不会发送任何内容，照片和文字会存为草稿。</span>
      </div>
    </Form>
  );
}

function BoothFields() {
  return (
    <>
      <Form.Item
        name="area"
        label="面积"
        rules={[{ validator: (_, area?: string) => rejectWith(areaProblem(area)) }]}
      >
        <Input inputMode="decimal" maxLength={6} suffix="平方米" />
      </Form.Item>
      <Form.Item
        name="content"
        label="展位情况"
        rules={[{ required: true, whitespace: true, message: '请写明样机、价签和物料的情况' }]}
      >
        <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount />
      </Form.Item>
      <Form.Item
        name="pictures"
        label="展位照片"
        rules={[{ required: true, type: 'array', min: 1, message: '请上传至少 1 张展位照片' }]}
      >
        <UploadField label="展位照片" terms={FILE_TERMS.boothPicture} store={storePaper} />
      </Form.Item>
    </>
  );
}

function areaProblem(area = ''): string | undefined {
  if (area.trim() === '') return '请填写面积';
  const isArea = AREA.test(area.trim()) && compareAmounts(area, 0) === 1;
  return isArea ? undefined : '面积是大于 0 的数字，最多一位小数，如 36 或 24.5';
}

function Reported({ booth: { title, reportDate = '' } }: BoothFormProps) {
  return (
    <ResultPanel
      status="success"
      title={`${title}已上报`}
      text={`上报时间 ${minuteText(reportDate) || '—'}，不需要再报。`}
      actions={
        <ButtonLink kind="primary" to={href('indexNoReported')}>
          看未上报的展位
        </ButtonLink>
      }
    />
  );
}
