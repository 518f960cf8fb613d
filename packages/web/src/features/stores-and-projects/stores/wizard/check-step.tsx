import {
  type ApplyType,
  corrections,
  missingCorrections,
  papersOf,
  type StoreDraft,
  storeProblems,
  storeText,
} from '@dealer-portal/rules/store-application';
import { Alert } from 'antd';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { FilePreview } from '#widgets/uploads/upload-tiles';
import type { Network } from '../queries';
import { fieldsOf } from './apply-draft';
import type { ApplyFacts } from './use-apply-facts';
import type { ApplyWizard } from './use-apply-wizard';
import './wizard.css';

interface CheckStepProps {
  readonly type: ApplyType;
  readonly facts: ApplyFacts;
  readonly fields: StoreDraft;
  readonly former: Network | undefined;
  readonly wizard: ApplyWizard;
}

/** Step 3: all answers with the way to change them; the one press that sends. */
export function CheckStep({ type, facts, fields, former, wizard }: CheckStepProps) {
  const papers = papersOf(type, fields);
  const { sent } = wizard;
  return (
    <>
      {sent?.kind === 'refused' && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={sent.text}
          description="填写的内容都在，改好后再提交。"
        />
      )}
      <Answers title="门店" onChange={() => wizard.go(0)} lines={storeLines(type, fields, facts)} />
      <section className="apply-answers" aria-label="照片和证照">
        <AnswersHead title={`照片和证照 ${papers.length} 张`} onChange={() => wizard.go(1)} />
        <ul className="apply-papers">
          {papers.map((paper) => (
            <li key={paper.fileId}>
              <FilePreview file={paper} />
              <span>{paper.fileName}</span>
            </li>
          ))}
        </ul>
      </section>
      <Answers title="陈列和联系人" onChange={() => wizard.go(1)} lines={contactLines(fields, facts)} />
      <div className="apply-actions">
        <ReasonButton
          kind="primary"
          disabledReason={reasonAgainst(type, fields, former)}
          isBusy={wizard.isSending}
          onClick={wizard.submit}
        >
          {former ? '再次提交' : '提交申请'}
        </ReasonButton>
        <PlainButton onClick={() => wizard.go(1)}>上一步</PlainButton>
        <span className="secondary">提交后不能改；审批前可以撤回。</span>
      </div>
    </>
  );
}

/** Why it cannot be sent: what is wrong, or what an approver asked for and is still the same. */
function reasonAgainst(type: ApplyType, fields: StoreDraft, former: Network | undefined): string | undefined {
  const [problem] = storeProblems(type, fields);
  if (problem) return `${problem.label}：${storeText(problem.refusal)}`;
  const { problemList = [] } = former ?? {};
  const missing = former ? missingCorrections(corrections(problemList, fieldsOf(former), fields)) : [];
  return missing.length > 0 ? `还差：${missing.map(({ fieldName }) => fieldName).join('、')}` : undefined;
}

type Line = readonly [label: string, value: string];

function storeLines(type: ApplyType, fields: StoreDraft, { saleOrgs }: ApplyFacts): readonly Line[] {
  const { networkName, networkCode, saleOrgCode, address, area } = fields;
  return [
    ['名称', networkName ?? ''],
    ...(type === 'NEW' ? [] : [['网点编码', networkCode ?? ''] as const]),
    ['销售组织', saleOrgs.find((org) => org.saleOrgCode === saleOrgCode)?.saleOrgName ?? ''],
    ['地址', address ?? ''],
    ['面积', area ? `${area} 平方米` : ''],
  ];
}

function contactLines(fields: StoreDraft, { industries }: ApplyFacts): readonly Line[] {
  const { industryCodeList = [], contactName, contactPhone } = fields;
  const names = industries.filter(({ industryCode }) => industryCodeList.includes(industryCode));
  return [
    ['陈列', `${names.map(({ industryName }) => industryName).join('、')}，${names.length} 类`],
    ['联系人', `${contactName ?? ''} ${contactPhone ?? ''}`.trim()],
  ];
}

interface AnswersHeadProps {
  readonly title: string;
  readonly onChange: () => void;
}

interface AnswersProps extends AnswersHeadProps {
  readonly lines: readonly Line[];
}

function Answers({ title, lines, onChange }: AnswersProps) {
  return (
    <section className="apply-answers" aria-label={title}>
      <AnswersHead title={title} onChange={onChange} />
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AnswersHead({ title, onChange }: AnswersHeadProps) {
  return (
    <div className="apply-answers-head">
      <h2>{title}</h2>
      <PlainButton kind="link" aria-label={`改${title}`} onClick={onChange}>
        改
      </PlainButton>
    </div>
  );
}
