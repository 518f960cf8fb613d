import { PROJECT_PAPER_STATES } from '@dealer-portal/rules/states';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { stateText } from '#ui/text/joined';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { documentAddress } from '#widgets/document-line/document-address';
import { TargetLink } from '#widgets/links/target-link';
import { FactList } from '../fact-list';
import type { ProjectDetail } from '../queries';

interface DocumentsProps {
  readonly project: ProjectDetail;
}

type ProjectDocument = ProjectDetail['documentList'][number];

/** The documents of a project with the way to each, or when the missing ones come. */
export function Documents({ project }: DocumentsProps) {
  const { documentList } = project;
  const issued = listOf(documentList).filter(
    ({ status }) => status === PROJECT_PAPER_STATES.issued.value,
  ).length;
  return (
    <section>
      <h2>
        单据{' '}
        <span className="secondary figure">
          {documentList ? `${issued} / ${documentList.length}` : UNREAD_LINES}
        </span>
      </h2>
      <FactList
        facts={listOf(documentList).map((document, at) => [
          `${document.documentType} ${at}`,
          `${document.documentName} ${document.documentNo ?? ''}`,
          <DocumentState key="state" document={document} project={project} />,
        ])}
      />
    </section>
  );
}

interface DocumentStateProps extends DocumentsProps {
  readonly document: ProjectDocument;
}

function DocumentState({ document, project }: DocumentStateProps) {
  const { url, status, statusName } = document;
  if (url) return <TargetLink url={url}>查看</TargetLink>;
  const to = status === PROJECT_PAPER_STATES.issued.value ? pageOf(document, project) : undefined;
  return to === undefined ? (
    <span className="secondary">{stateText(statusName)}</span>
  ) : (
    <Link to={to}>查看</Link>
  );
}

/** The page that has a document which is no file of the project. */
function pageOf({ documentType, documentNo }: ProjectDocument, { payerCode }: ProjectDetail) {
  if (documentType === 'AGREEMENT') return documentAddress('contractPanelDetail', { contractNo: documentNo });
  if (documentType === 'DEPOSIT') return documentAddress('accountstatement', { payerCode });
  return documentType === 'INVOICE' ? href('invoice') : undefined;
}
