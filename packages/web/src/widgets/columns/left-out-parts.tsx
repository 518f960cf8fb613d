import { type Choices, chooseRole, type LeftOut, type Reading, readIn } from '@dealer-portal/rules/columns';
import { PlainButton } from '#ui/button/plain-button';
import { usePhone, useWide } from '#ui/drawing/use-phone';
import './columns.css';

interface LeftOutPartsProps {
  readonly reading: Reading;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  readonly onSheet: (at: number) => void;
}

/** 没有读进来的: what of the file was not read, why, and what it comes to; each can be read after all. */
export function LeftOutParts({ reading, choices, onChange, onSheet }: LeftOutPartsProps) {
  const isPhone = usePhone();
  const isWide = useWide();
  const { leftOut } = reading;
  if (leftOut.length === 0) return null;
  const action = (item: LeftOut) => (
    <TakeButton item={item} choices={choices} onChange={onChange} onSheet={onSheet} />
  );
  return (
    <section id="columns-left-out" className="columns-left-out" aria-label="没有读进来的" tabIndex={-1}>
      <div className="columns-heading">
        <h2>没有读进来的</h2>
        <span className="secondary">{countText(leftOut)}</span>
        <span className="secondary columns-note">{noteText(reading)}</span>
      </div>
      {isPhone || isWide ? (
        <ul>
          {leftOut.map((item) => (
            <li key={item.id}>
              <span>
                <strong>{item.place}</strong>　{item.text}
                <span className="columns-small">
                  {item.why}
                  {item.sum !== '—' && item.sum !== '' && `，${item.sum}`}
                </span>
              </span>
              {action(item)}
            </li>
          ))}
        </ul>
      ) : (
        <table aria-label="没有读进来的行和表">
          <thead>
            <tr>
              <th scope="col" className="columns-out-cell columns-out-head">
                在哪里
              </th>
              <th scope="col" className="columns-out-cell columns-out-head">
                写着什么
              </th>
              <th scope="col" className="columns-out-cell columns-out-head">
                为什么没有读
              </th>
              <th scope="col" className="columns-out-cell columns-out-head">
                合计
              </th>
              <th scope="col" className="columns-out-cell columns-out-head">
                <span className="visually-hidden">读进来</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {leftOut.map((item) => (
              <tr key={item.id}>
                <td className="columns-out-cell columns-out-line">{item.place}</td>
                <td className="columns-out-cell columns-out-line" title={item.text}>
                  {item.text}
                </td>
                <td className="columns-out-cell columns-out-line" title={item.why}>
                  {item.why}
                </td>
                <td className="columns-out-cell columns-out-line" title={item.sum}>
                  {item.sum || '—'}
                </td>
                <td className="columns-out-cell columns-out-line">{action(item)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface TakeButtonProps extends Pick<LeftOutPartsProps, 'choices' | 'onChange' | 'onSheet'> {
  readonly item: LeftOut;
}

function TakeButton({ item: { place, sheet, column, rowNos }, choices, onChange, onSheet }: TakeButtonProps) {
  if (sheet !== undefined) return <Take label="改读这张" place={place} onPress={() => onSheet(sheet)} />;
  if (column) {
    const use = () => onChange(chooseRole(choices, column.at, column.role));
    return <Take label="用这一列" place={place} onPress={use} />;
  }
  if (rowNos.length === 0) return null;
  return <Take label="读进来" place={place} onPress={() => onChange(readIn(choices, rowNos))} />;
}

interface TakeProps {
  readonly label: string;
  readonly place: string;
  readonly onPress: () => void;
}

function Take({ label, place, onPress }: TakeProps) {
  return (
    <PlainButton kind="link" size="small" aria-label={`${label}：${place}`} onClick={onPress}>
      {label}
    </PlainButton>
  );
}

function countText(leftOut: readonly LeftOut[]): string {
  const rows = leftOut.filter(({ kind }) => kind === 'hidden').flatMap(({ rowNos }) => rowNos).length;
  const sheets = leftOut.filter(({ kind }) => kind === 'sheet').length;
  const columns = leftOut.filter(({ kind }) => kind === 'column').length;
  const parts = [
    ...(rows > 0 ? [`隐藏 ${rows} 行`] : []),
    ...(columns > 0 ? [`隐藏 ${columns} 列`] : []),
    ...(sheets > 0 ? [`隐藏 ${sheets} 张表`] : []),
  ];
  return `${leftOut.length} 处${parts.length > 0 ? `，其中${parts.join('、')}` : ''}`;
}

function noteText({ door, leftOut, isTotalEqual }: Reading): string {
  if (leftOut.some(({ kind }) => kind === 'hidden')) {
    return door === 'order' ? '隐藏的行不订，除非您点“读进来”' : '隐藏的行不对，除非您点“读进来”';
  }
  if (leftOut.some(({ kind }) => kind === 'column')) return '隐藏的列不用，除非您点“用这一列”';
  if (door === 'ledger') return isTotalEqual ? '合计与读出来的一致' : '';
  return '不影响要订的数';
}
