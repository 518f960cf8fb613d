import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientOf, LINE } from '../../test/calls';
import { multipart } from '../core/multipart';
import { addToCart } from '../generated/operations/index';
import { type UploadProgress, uploadProgress } from './upload-progress';

type Behaviour = (request: FakeRequest) => void;

/** As much of XMLHttpRequest as an upload uses. */
class FakeRequest {
  static behave: Behaviour = () => undefined;
  upload: { onprogress?: (event: object) => void } = {};
  sent: Record<string, string> = {};
  opened: string[] = [];
  status = 0;
  statusText = '';
  response: Blob | undefined;
  responseURL = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open(...args: string[]) {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r-1\r\n';
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  send() {
    FakeRequest.behave(this);
  }
  finish(status: number, body: string) {
    this.status = status;
    this.response = new Blob([body]);
    this.onload?.();
    this.onloadend?.();
  }
}

function browserWith(behave: Behaviour) {
  FakeRequest.behave = behave;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}

afterEach(() => void vi.unstubAllGlobals());

describe('uploadProgress', () => {
  it('reports progress and answers like fetch', async () => {
    const heard: UploadProgress[] = [];
    browserWith((request) => {
      request.upload.onprogress?.({ loaded: 5, total: 10, lengthComputable: true });
      request.upload.onprogress?.({ loaded: 9, total: 0, lengthComputable: false });
      request.finish(200, '{"code":"AS121","msg":"满"}');
      expect(request.opened[0]).toBe('POST');
      expect(request.sent).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer t' });
    });
    const api = clientOf({ fetch }, { token: 't' });
    const result = await api.call(addToCart, LINE, {
      fetch: uploadProgress((progress) => heard.push(progress)),
    });
    expect(result).toMatchObject({ kind: 'business', code: 'AS121', requestId: 'r-1' });
    expect(heard).toEqual([
      { loaded: 5, total: 10 },
      { loaded: 9, total: undefined },
    ]);
  });

  it('is a network failure when the upload breaks off', async () => {
    browserWith((request) => request.onerror?.());
    const result = await clientOf({ fetch }).call(addToCart, LINE, {
      fetch: uploadProgress(() => undefined),
    });
    expect(result).toMatchObject({ kind: 'network' });
  });

  it('HTTP-10 is a failure where XMLHttpRequest was led elsewhere', async () => {
    browserWith((request) => {
      request.responseURL = 'http://portal.test/login';
      request.finish(200, '{"code":"1"}');
    });
    const result = await clientOf({ fetch }).call(addToCart, LINE, {
      fetch: uploadProgress(() => undefined),
    });
    expect(result).toMatchObject({ ok: false, kind: 'invalid-response', attempts: 1, status: 200 });
  });

  it('is aborted with the time-out', async () => {
    const abort = vi.fn();
    browserWith((request) => {
      request.onabort = abort;
    });
    const options = { fetch: uploadProgress(() => undefined), timeoutMs: 10 };
    expect(await clientOf({ fetch }).call(addToCart, LINE, options)).toMatchObject({ kind: 'timeout' });
    expect(abort).toHaveBeenCalledTimes(1);
  });

  it('sends as always where there is no XMLHttpRequest', async () => {
    const plain = vi.fn(async () => Response.json({ code: '1' }));
    vi.stubGlobal('fetch', plain);
    await clientOf({ fetch }).call(addToCart, LINE, { fetch: uploadProgress(() => undefined) });
    expect(plain).toHaveBeenCalledTimes(1);
  });
});

describe('multipart', () => {
  /** As a server reads it. */
  const read = (form: Blob) => new Response(form).formData();

  it('keeps files and their names, repeats lists and leaves out what is missing', async () => {
    const file = new File(['x'], '发票 "3".pdf', { type: 'application/pdf' });
    const form = multipart({ file, picType: 3, tags: ['a', 'b'], none: undefined, nothing: null });
    expect(form.type).toMatch(/^multipart\/form-data; boundary=[\w-]+$/);
    const sent = await read(form);
    expect([...sent.keys()]).toEqual(['file', 'picType', 'tags', 'tags']);
    expect(sent.get('file')).toMatchObject({ name: '发票 "3".pdf', type: 'application/pdf', size: 1 });
    expect(sent.getAll('tags')).toEqual(['a', 'b']);
  });

  it('keeps the bytes of a file, and breaks lines of a text as forms do', async () => {
    const bytes = new Uint8Array([0, 13, 10, 45, 45, 255]);
    const sent = await read(multipart({ file: new Blob([bytes]), note: 'a\nb\r\nc\rd' }));
    const file = sent.get('file') as File;
    expect(file).toMatchObject({ name: 'blob', type: 'application/octet-stream' });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(sent.get('note')).toBe('a\r\nb\r\nc\r\nd');
  });

  it('lets no name end its header', async () => {
    const text = await multipart({ 'a"\r\nX: 1': new File(['x'], 'b"\r\nY: 2') }).text();
    expect(text.split('\r\n')[1]).toBe(
      'Content-Disposition: form-data; name="a%22%0D%0AX: 1"; filename="b%22%0D%0AY: 2"',
    );
  });

  it('refuses a file that this platform would write as a text', () => {
    // As a DOM of a test brings one: an instance by its own word, unknown to the platform's Blob.
    const foreign = Object.create(Blob.prototype, { size: { value: 3 } }) as Blob;
    expect(() => multipart({ file: foreign })).toThrow('Form field file must be a file or a text');
  });
});
