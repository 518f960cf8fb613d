import { Fragment } from 'react';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { dayText } from '#ui/text/wire-text';
import { TargetLink } from '#widgets/links/target-link';
import { FactList } from '../fact-list';
import type { ProjectDetail } from '../queries';

/** The data handed in for the acceptance: the day, the pictures and the text; none before. */
export function Acceptance({ project }: { readonly project: ProjectDetail }) {
  const { acceptDate, acceptRemark, documentList, deliverDate, receiverName } = project;
  const pictures = listOf(documentList).filter(
    ({ documentType, url }) => documentType === 'ACCEPTANCE' && url,
  );
  if (!acceptDate) return null;
  const links = pictures.map(({ documentName, url }) => (
    <Fragment key={url}>
      <TargetLink url={url}>{documentName}</TargetLink>{' '}
    </Fragment>
  ));
  return (
    <section aria-label="验收">
      <h2>验收</h2>
      <FactList
        facts={[
          ['delivery', '交付', [dayText(deliverDate), receiverName].filter(Boolean).join(' ')],
          ['day', '验收日期', dayText(acceptDate)],
          ['remark', '说明', acceptRemark || '—'],
          ['pictures', '照片', documentList ? (links.length === 0 ? '—' : links) : UNREAD_LINES],
        ]}
      />
    </section>
  );
}
