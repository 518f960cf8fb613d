import { corrections, type StoreDraft } from '@dealer-portal/rules/store-application';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { Icon } from '#ui/icon/icon';
import { type Network, nodesQuery } from '../queries';
import { refusalText } from '../refusal';
import { fieldsOf } from './apply-draft';
import './wizard.css';
import { stateText } from '#ui/text/joined';

interface CorrectionTableProps {
  readonly former: Network;
  readonly fields: StoreDraft;
}

/** Why an application came back, in the words of who refused it, and what became of each thing to change. */
export function CorrectionTable({ former, fields }: CorrectionTableProps) {
  const nodes = useQuery(nodesQuery(useAccount(), former.applyNo));
  const all = corrections(former.problemList ?? [], fieldsOf(former), fields);
  const refusal = refusalText(nodes.data ?? []);
  return (
    <section className="apply-refused" aria-label="要改的地方">
      <h2>
        <Icon name="warning" /> {former.applyNo} {stateText(former.statusName)}
        {all.length > 0 && `，${all.length} 处要改`}
      </h2>
      {refusal && <p>{refusal}其余内容都留着，不用重填。</p>}
      {all.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">哪里</th>
              <th scope="col">为什么</th>
              <th scope="col">改成</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ field, fieldName, reason, isChanged, text }) => (
              <tr key={field}>
                <th scope="row">{fieldName}</th>
                <td>{reason}</td>
                <td data-changed={isChanged}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
