import { answerMedia, bodyMedia, follow, isJson, properties } from '../resolve';
import { isAscii, operationRule, type Rule, record, text } from '../visit';

/** A file answers as binary with an ASCII example and its name in Content-Disposition, and may fail as JSON (HTTP-10). */
export const blob: Rule = operationRule(function* (operation) {
  const media = answerMedia(operation);
  const files = media.filter((media) => !isJson(media));
  if (files.length === 0) return;
  const { node, ctx, file } = operation;
  const answer = follow(ctx, record(node['responses'])['200'], file);
  const header = follow(ctx, record(answer.node['headers'])['Content-Disposition'], answer.from);
  const example = text(header.node['example']);
  if (!/filename="/.test(example) || !/filename\*=UTF-8''/.test(example))
    yield 'Content-Disposition lacks filename or filename*';
  if (!isAscii(example)) yield 'Content-Disposition is not ASCII';
  if (!media.some(isJson)) yield 'an error envelope may come in place of the file';
  for (const file of files) {
    if (record(file.node['schema'])['format'] !== 'binary') yield `${file.type} is not format binary`;
    const values = Object.values(record(file.node['examples'])).map((value) => text(record(value)['value']));
    if (!values.every((value) => value !== '' && isAscii(value)))
      yield `the example of ${file.type} is not ASCII text`;
  }
});

/** An upload is multipart with a binary field. */
export const upload: Rule = operationRule(function* (operation) {
  for (const { type, node, from } of bodyMedia(operation)) {
    if (isJson({ type, node, from })) continue;
    if (type !== 'multipart/form-data') yield `${type} is not used; a file is multipart/form-data`;
    const fields = [...properties(operation.ctx, node['schema'], from).values()];
    const isBinary = fields.some(
      (field) => field.node['format'] === 'binary' || record(field.node['items'])['format'] === 'binary',
    );
    if (!isBinary) yield 'an upload has a field of format binary';
  }
});
