import { PROJECT_PAPER_STATES } from '@dealer-portal/rules/states';
import type { ProjectDetail } from '../queries';

/** The name of the field that holds the files of a paper. */
export const fileField = (documentType: string) => `files-${documentType}`;

/** The name of the field of a product's price. */
export const priceField = (productCode: string) => `price-${productCode}`;

/** The papers of a project that are missing. */
export const missingPapers = ({ documentList }: ProjectDetail) =>
  documentList.filter(({ status }) => status === PROJECT_PAPER_STATES.missing.value);
