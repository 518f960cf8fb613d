export { codeHtml, escaped, htmlOf, type Ways } from './markdown';
export { type Bundle, withOneSignature } from './one-signature';
export { type DescribedSite, type Documented, documented, fieldNames, operationHtml } from './site';
