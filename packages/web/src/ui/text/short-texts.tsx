import { Tooltip } from 'antd';
import './short-texts.css';

interface ShortText {
  readonly short: string;
  readonly full: string;
}

interface ShortTextsProps {
  readonly first: ShortText;
  /** Below the first. */
  readonly second?: ShortText;
}

/** One or two texts, a line each, that begin with the distinguishing part; hover or focus shows them completely. */
export function ShortTexts({ first, second }: ShortTextsProps) {
  const whole = (
    <>
      <div>{first.full}</div>
      {second && <div>{second.full}</div>}
    </>
  );
  return (
    <Tooltip trigger={['hover', 'focus']} title={whole}>
      <div
        className="short-texts"
        role="note"
        aria-label={second ? `${first.full}；${second.full}` : first.full}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches the complete text by its focus.
        tabIndex={0}
      >
        <div className="data-table-text">{first.short}</div>
        {second && <div className="secondary">{second.short}</div>}
      </div>
    </Tooltip>
  );
}
