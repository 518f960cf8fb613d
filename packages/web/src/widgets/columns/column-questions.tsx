import {
  answerQuestion,
  type Choices,
  factorLabel,
  type Question,
  reopenQuestion,
} from '@dealer-portal/rules/columns';
import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import '#ui/input/plain-field.css';
import './columns.css';

interface ColumnQuestionsProps {
  readonly questions: readonly Question[];
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** What only a person can say: each question with what the file says about it, and answers that tell their result. */
export function ColumnQuestions({ questions, choices, onChange }: ColumnQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ol className="columns-questions" aria-label="要您定的">
      {questions.map((question, at) => (
        <li
          key={question.id}
          tabIndex={-1}
          data-question={question.id}
          data-open={question.answered === undefined || undefined}
        >
          <span className="columns-no" aria-hidden="true">
            {at + 1}
          </span>
          {question.answered === undefined ? (
            <OpenQuestion
              question={question}
              onAnswer={(answer) => onChange(answerQuestion(choices, question.id, answer))}
            />
          ) : (
            <>
              <span>
                {question.text}　您定了：<strong>{question.answered}</strong>
              </span>
              <PlainButton
                kind="link"
                size="small"
                aria-label={`改：${question.text}`}
                onClick={() => onChange(reopenQuestion(choices, question.id))}
              >
                改
              </PlainButton>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

interface OpenQuestionProps {
  readonly question: Question;
  readonly onAnswer: (answer: string) => void;
}

function OpenQuestion({ question, onAnswer }: OpenQuestionProps) {
  const { text, evidence, answers, factor } = question;
  return (
    <>
      <span>
        <strong className="columns-asked">{text}</strong>
        <span className="columns-small">{evidence}</span>
      </span>
      <fieldset className="columns-answers" aria-label={text}>
        {factor && <Factor question={question} factor={factor} onAnswer={onAnswer} />}
        {answers.map(({ id, label }) => (
          <PlainButton key={id} size="small" data-answer onClick={() => onAnswer(id)}>
            {label}
          </PlainButton>
        ))}
      </fieldset>
    </>
  );
}

interface FactorProps {
  readonly question: Question;
  readonly factor: NonNullable<Question['factor']>;
  readonly onAnswer: (answer: string) => void;
}

/** How many pieces are in a box; the sum is told before it is taken. */
function Factor({ question, factor: { before, after }, onAnswer }: FactorProps) {
  const [typed, setTyped] = useState('');
  const digits = typed.normalize('NFKC').trim();
  const label = factorLabel(question, digits);
  return (
    <>
      <label className="columns-factor">
        {before}
        <span className="plain-frame">
          <input
            inputMode="numeric"
            value={typed}
            aria-label={`${before}几${after}`}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && label && onAnswer(digits)}
          />
          {after}
        </span>
      </label>
      <ReasonButton
        size="small"
        data-answer
        disabledReason={label === undefined ? `请先填写${before}几${after}` : undefined}
        onClick={() => onAnswer(digits)}
      >
        {label ?? `共几${after}`}
      </ReasonButton>
    </>
  );
}
