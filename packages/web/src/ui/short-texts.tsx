import { Tooltip } from 'antd';
import './short-texts.css';

interface ShortText {
  readonly short: string;
  readonly full: string;
}

/** Texts below each other, one line each, that begin with what tells them apart; hover or focus shows them whole. */
export function ShortTexts({ texts }: { readonly texts: readonly ShortText[] }) {
  const whole = texts.map(({ full }) => full);
  return (
    <Tooltip trigger={['hover', 'focus']} title={whole.map((full) => <div key={full}>{full}</div>)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches the whole text by its focus. */}
      <div className="short-texts" role="note" aria-label={whole.join('；')} tabIndex={0}>
        {texts.map(({ short, full }, at) => (
          <div key={full} className={at === 0 ? 'data-table-text' : 'secondary'}>
            {short}
          </div>
        ))}
      </div>
    </Tooltip>
  );
}
