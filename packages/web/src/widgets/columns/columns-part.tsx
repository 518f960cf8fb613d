import {
  answerQuestion,
  type ColumnRole,
  chooseRole,
  columnsText,
  type Reading,
} from '@dealer-portal/rules/columns';
import { type RefObject, useRef, useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { usePhone } from '#ui/drawing/use-phone';
import { StickyBar } from '#ui/page/sticky-bar';
import { ColumnList } from './column-list';
import { ColumnQuestions } from './column-questions';
import { ColumnTable } from './column-table';
import type { ColumnsPartProps } from './columns-props';
import { FileRow } from './file-row';
import { LeftOutParts } from './left-out-parts';
import { Phrases } from './phrases';
import { goToQuestion, useColumnKeys } from './use-column-keys';
import { useRowsOut } from './use-rows-out';
import './columns.css';
import { shortDay } from '#ui/text/wire-text';

/** What each column of a file means: the columns above the data, what is in doubt as questions, and what was not read (CART-08, FIN-02). */
export function ColumnsPart(props: ColumnsPartProps) {
  const { reading, choices, onChange, file, aside, notice, children, next, onBack } = props;
  const isPhone = usePhone();
  const [isTableOpen, setTableOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useColumnKeys(body);
  const open = reading.questions.filter(({ answered }) => answered === undefined);
  const { rowsOut, leaveOutRow } = useRowsOut(choices, onChange);
  const onRole = (at: number, role: ColumnRole) => onChange(chooseRole(choices, at, role));
  const onShipTo = (question: string, answer: string) => onChange(answerQuestion(choices, question, answer));
  const table = (
    <ColumnTable
      reading={reading}
      choices={choices}
      onChange={onChange}
      onRole={onRole}
      onShipTo={onShipTo}
      onLeaveOut={leaveOutRow}
    />
  );
  return (
    <>
      <div ref={body} className="columns-part">
        <FileRow {...props} aside={aside} file={file} />
        <section className="columns-strip" role="status" aria-label="怎么读的">
          <div>
            <p>{columnsText(reading.refusal) ?? <Phrases of={reading.understood} />}</p>
            {reading.notRead.length > 0 && (
              <p className="columns-small">
                <Phrases of={reading.notRead} />
              </p>
            )}
          </div>
          {props.isReading && <p className="columns-small">正在按您定的重读 {reading.rows.length} 行……</p>}
          {reading.refusal === undefined && <Remembered day={reading.memoryDay} onForget={props.onForget} />}
        </section>
        {notice}
        <ColumnQuestions questions={reading.questions} choices={choices} onChange={onChange} />
        {reading.columns.length > 0 && (
          <div className="columns-pair">
            <section aria-label="每一列是什么">
              <div className="columns-heading">
                <h2>每一列是什么</h2>
                <span className="secondary columns-wide">
                  行号和文件里的一样。灰的列不用，改上面的框就能用
                </span>
                {reading.leftOut.length > 0 && open.length > 0 && !isPhone && (
                  <a className="columns-jump" href="#columns-left-out">
                    看没有读进来的 {reading.leftOut.length} 处
                  </a>
                )}
              </div>
              {rowsOut}
              {isPhone ? (
                <>
                  <ColumnList reading={reading} onRole={onRole} onShipTo={onShipTo} />
                  <div className="columns-original">
                    文件原来的样子
                    <PlainButton kind="link" onClick={() => setTableOpen(!isTableOpen)}>
                      {isTableOpen ? '收起表格' : '看表格'}
                    </PlainButton>
                  </div>
                  {isTableOpen && table}
                </>
              ) : (
                table
              )}
            </section>
            <LeftOutParts reading={reading} choices={choices} onChange={onChange} onSheet={props.onSheet} />
          </div>
        )}
        {children}
      </div>
      <ColumnsBar
        reading={reading}
        open={open}
        body={body}
        next={props.isReading ? { ...next, reason: '正在重读，请稍候' } : next}
        onBack={onBack}
      />
    </>
  );
}

interface ColumnsBarProps extends Pick<ColumnsPartProps, 'reading' | 'next' | 'onBack'> {
  /** The questions that are not answered. */
  readonly open: Reading['questions'];
  readonly body: RefObject<HTMLDivElement | null>;
}

/** The sum of what is read, the open questions, and the way on, which is off while one is open. */
function ColumnsBar({ reading, open, body, next, onBack }: ColumnsBarProps) {
  return (
    <StickyBar
      className="columns-bar"
      start={
        <span className="columns-total">
          <Phrases of={reading.total} />
        </span>
      }
      summary={
        open.length > 0 && (
          <span className="secondary">
            还有 {open.length} 个问题要您定：
            {open.map(({ id, short }, at) => (
              <span key={id}>
                {at > 0 && '、'}
                <PlainButton kind="link" size="small" onClick={() => goToQuestion(body.current, id)}>
                  {short}
                </PlainButton>
              </span>
            ))}
          </span>
        )
      }
      actions={
        <>
          <PlainButton className="columns-wide" onClick={onBack}>
            上一步
          </PlainButton>
          <ReasonButton
            kind="primary"
            data-columns-next
            disabledReason={columnsText(reading.refusal) ?? reasonOf(open.length) ?? next.reason}
            onClick={next.onPress}
          >
            {next.label}
          </ReasonButton>
        </>
      }
    />
  );
}

function reasonOf(open: number): string | undefined {
  return open > 0 ? `还有 ${open} 个问题要您定` : undefined;
}

interface RememberedProps {
  /** When the settings of these heads were made; undefined for heads that are new. */
  readonly day: string | undefined;
  readonly onForget: () => void;
}

function Remembered({ day, onForget }: RememberedProps) {
  if (day === undefined) return <p className="columns-when">第一次见这种表头，定了会记住</p>;
  return (
    <p className="columns-when">
      按 {shortDay(day)} 的设置读取 ·{' '}
      <PlainButton kind="link" size="small" onClick={onForget}>
        忘记这个设置
      </PlainButton>
    </p>
  );
}
