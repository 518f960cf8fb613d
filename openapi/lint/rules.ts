/** The project's own rules by the names that redocly.yaml uses, after `portal/`. */
import { answerExamples, businessCodes, envelope, headers, pageShape, statuses } from './rules/answer';
import { blob, upload } from './rules/blob';
import { effect, evidence, security, shape, source, timeout } from './rules/extensions';
import { bodyExample, parameterExample, requiredInput } from './rules/input';
import { links } from './rules/links';
import { deprecated, fileName, pathComment, phrasing } from './rules/place';
import { neededInput } from './rules/provenance';
import { booleanFlags, codedStatuses, datedProperties, requirementIds } from './rules/readers';
import {
  asciiNames,
  asciiSchemas,
  chineseParameters,
  chineseProperties,
  noTraps,
  typedObjects,
} from './rules/schemas';
import type { Rule } from './visit';

/** Each has a fault of the same name in fixtures.ts that breaks it and no other. */
export const rules: Readonly<Record<string, Rule>> = {
  evidence,
  shape,
  source,
  effect,
  timeout,
  security,
  'file-name': fileName,
  'path-comment': pathComment,
  words: phrasing,
  deprecated,
  'required-input': requiredInput,
  'needed-input': neededInput,
  'body-example': bodyExample,
  'parameter-example': parameterExample,
  statuses,
  headers,
  envelope,
  'answer-examples': answerExamples,
  'business-codes': businessCodes,
  'page-shape': pageShape,
  links,
  blob,
  upload,
  'ascii-schemas': asciiSchemas,
  'ascii-names': asciiNames,
  'chinese-properties': chineseProperties,
  'chinese-parameters': chineseParameters,
  'typed-objects': typedObjects,
  'no-traps': noTraps,
  'dated-properties': datedProperties,
  'coded-statuses': codedStatuses,
  'boolean-flags': booleanFlags,
  'requirement-ids': requirementIds,
};
