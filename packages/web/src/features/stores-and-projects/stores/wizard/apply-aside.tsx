import {
  type ApplyType,
  passedChecks,
  type StoreDraft,
  storeProblems,
} from '@dealer-portal/rules/store-application';
import { Icon } from '#ui/icon/icon';
import { APPLY_WORDS } from '../apply-names';
import './wizard.css';

interface ApplyAsideProps {
  readonly step: number;
  readonly type: ApplyType;
  readonly fields: StoreDraft;
}

const PAPERS = ['JPG、PNG、PDF，大小合适，看得清楚', '看得清店名和商品，不要修图', '近 30 天内拍的'];
const COURSE = ['客户经理审批', '中心审批', '生效，发消息通知'];

/** The part next to a step: its terms, the known facts of the store, the next step. */
export function ApplyAside({ step, type, fields }: ApplyAsideProps) {
  const { networkName, networkCode, area, address } = fields;
  return (
    <aside className="apply-aside">
      {step === 0 && <Lines title="谁可以申请" lines={[APPLY_WORDS[type].purpose]} />}
      {step === 1 && (
        <>
          <Lines
            title="门店"
            lines={[networkName ?? '', networkCode ?? '', area ? `${area} 平方米` : '', address ?? '']}
          />
          <Lines title="照片要求" lines={PAPERS} />
        </>
      )}
      {step === 2 && (
        <>
          <Lines title="提交以后" lines={COURSE} />
          {storeProblems(type, fields).length === 0 && <Checked lines={passedChecks(type, fields)} />}
        </>
      )}
      {step > 2 && <Lines title="草稿" lines={['已随提交清掉。撤回后可以修改再提交，内容不丢。']} />}
    </aside>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
}

function Lines({ title, lines }: LinesProps) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </>
  );
}

function Checked({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      <h2>已检查</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" /> {line}
          </li>
        ))}
      </ul>
    </>
  );
}
