import { PlainButton } from '#ui/button/plain-button';
import { useNow } from '#ui/drawing/use-now';
import { Ruler } from '#ui/ruler/ruler';
import { clockText } from './moments';
import type { AskedOnce } from './use-movement-look-up';
import './unknown.css';

/** So many questions are shown: the last ones that were asked, and what comes. */
const SHOWN_QUESTIONS = 4;
const SECOND_MS = 1000;

interface QuestionRulerProps {
  readonly questions: readonly AskedOnce[];
  /** Milliseconds since the epoch; undefined when it asks no more by itself. */
  readonly nextAt: number | undefined;
}

/** The questions to the list in one line: when they were asked, what came of them, and when the next one is due. */
export function QuestionRuler({ questions, nextAt }: QuestionRulerProps) {
  const past = questions.slice(-SHOWN_QUESTIONS);
  const cells = SHOWN_QUESTIONS + 2;
  return (
    <div className="question-ruler">
      <Ruler value={(100 * past.length) / cells} steps={cells} />
      <ol>
        {past.map(({ at, text }, index) => (
          <li key={at} aria-current={index === past.length - 1 ? 'step' : undefined}>
            {clockText(at)} <span>{text}</span>
          </li>
        ))}
        {nextAt !== undefined && (
          <li>
            {clockText(nextAt)} <span>再查</span>
          </li>
        )}
        <li>{nextAt === undefined ? '不再自动查' : '之后间隔加长到 60 秒'}</li>
      </ol>
    </div>
  );
}

interface NextQuestionProps extends Pick<QuestionRulerProps, 'nextAt'> {
  readonly isAsking: boolean;
  readonly onAsk: () => unknown;
}

/** 10 秒后再查 · 现在查 */
export function NextQuestion({ nextAt, isAsking, onAsk }: NextQuestionProps) {
  const now = useNow();
  const seconds = nextAt === undefined ? undefined : Math.max(0, Math.ceil((nextAt - now) / SECOND_MS));
  return (
    <span className="question-next">
      {isAsking ? '正在查…' : seconds !== undefined && `${seconds} 秒后再查 · `}
      {!isAsking && (
        <PlainButton kind="link" onClick={() => void onAsk()}>
          现在查
        </PlainButton>
      )}
    </span>
  );
}
