/** Reads large files outside of the page's thread, so that 20,000 rows do not block it; nothing leaves the browser. */
import { type FileRequest, openFileAnswers } from './file-answers';

const answer = openFileAnswers();

self.addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  answer(data).then(
    (fileAnswer) => self.postMessage(fileAnswer),
    () => self.postMessage({ kind: 'failed' }),
  );
});
