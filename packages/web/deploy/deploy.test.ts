import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { freePort, hasNginx } from '../host/nginx';
import { layGround } from '../host/promises';
import { isWhole } from '../src/test/part';
import { dockerfileFaults, readDockerfile } from './dockerfile';
import { runImage } from './run-image';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../../..');
const read = (file: string) => readFileSync(join(HERE, file), 'utf8');

const stages = readDockerfile(read('Dockerfile'));
const isThere = (path: string) => existsSync(join(ROOT, path));

it('the Dockerfile has nothing that is wrong, and each kind of fault is told in words', () => {
  expect(dockerfileFaults(stages, isThere)).toEqual([]);
  const bad = [
    'FROM node',
    'ARG NPM_TOKEN=""',
    'ADD https://example.cn/x.tgz /x',
    'COPY --from=none /a /a',
    'COPY no-such-folder /a',
    'RUN apt-get install curl',
    'USER root',
    'CMD nginx',
  ].join('\n');
  expect(dockerfileFaults(readDockerfile(bad), isThere)).toEqual([
    'FROM node names no release: a build of next year would be of another system',
    'ARG NPM_TOKEN="" leaves a secret in the image',
    'ADD https://example.cn/x.tgz /x unpacks and fetches by itself: COPY says what comes',
    'COPY --from=none names no stage before it',
    'COPY no-such-folder is not in the repository',
    'apt-get install without apt-get update',
    'apt-get install without -y',
    'apt-get install without --no-install-recommends',
    'apt-get install without rm -rf /var/lib/apt/lists',
    'the image runs as root: USER is missing',
    'HEALTHCHECK is missing',
    'STOPSIGNAL is missing',
    'CMD is in its shell form: signals do not reach it',
  ]);
  const late = 'FROM debian:12\nUSER www-data\nRUN id\nCMD ["sh", "-c", "nginx"]';
  expect(dockerfileFaults(readDockerfile(late), isThere).slice(0, 1)).toEqual([
    'RUN id comes after USER: what runs could write it',
  ]);
  expect(dockerfileFaults(readDockerfile(late), isThere).at(-1)).toMatch(/does not exec/);
});

it('every command that the image runs is one of the project', () => {
  const commands = stages.flatMap(({ instructions }) => instructions.map(({ text }) => text)).join('\n');
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'packages/web/package.json'), 'utf8'));
  expect(commands).toContain('--filter @dealer-portal/web build');
  expect(scripts.build).toContain('vite build');
  const { scripts: root } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(new Set(commands.match(/pnpm@[\d.]+/g))).toEqual(new Set(root.start.match(/pnpm@[\d.]+/g)));
});

/** The long form builds what the image holds, too (some minutes). */
const FORM = isWhole ? 'whole' : 'the results of its build are given';

it.runIf(hasNginx())(
  `the steps of the Dockerfile make what runs: it lives, serves the build with licences and a list of what is in it, writes into /tmp alone and ends by its signal (${FORM})`,
  async () => {
    const ground = await layGround();
    // A folder of the build can be read by all.
    chmodSync(ground.folder, 0o755);
    const folder = mkdtempSync(join(tmpdir(), 'portal-image-'));
    const sbom = join(folder, 'sbom.json');
    writeFileSync(sbom, '{"bomFormat":"CycloneDX"}');
    const standIns = {
      '/src/packages/web/dist': ground.folder,
      '/src/packages/web/dist-facts/sbom.json': sbom,
    };
    const image = await runImage(stages, {
      repository: ROOT,
      folder,
      port: await freePort(),
      environment: { PORTAL_API: ground.backend },
      ...(!isWhole && { standIns }),
    });
    onTestFinished(() => void image.stop());
    const files = () =>
      readdirSync(image.root, { recursive: true, encoding: 'utf8' }).filter(
        (path) => !path.startsWith('tmp'),
      );
    const before = files();
    const page = await fetch(`${image.url}/orderDetail/6010086601`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await (await fetch(`${image.url}/new/api/cart`)).json()).toEqual({ code: '1' });
    const papers = join(image.root, 'usr/share/doc/dealer-portal');
    expect(readFileSync(join(papers, 'LICENSE'), 'utf8')).toContain('Copyright');
    expect(JSON.parse(readFileSync(join(papers, 'sbom.json'), 'utf8')).bomFormat).toBe('CycloneDX');
    expect(files()).toEqual(before);
    expect(await image.stop()).toBe(0);
    // A limit that is too small, a directive of another release.
    expect(readFileSync(join(image.root, 'tmp/log'), 'utf8')).not.toMatch(/\[(warn|alert|emerg)\]/);
    expect(image.leftOut.filter((words) => !words.includes('apt-get'))).toEqual(
      isWhole ? [] : ['stage build: its results are given'],
    );
    rmSync(folder, { recursive: true });
    await ground.end();
  },
  1_200_000,
);

it('the compose file runs the portal on a file system that it only reads, before the mock', () => {
  const { services } = parse(read('compose.yaml'));
  expect(services.portal).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
  expect(services.portal.environment.PORTAL_API).toBe(`http://mock:${services.mock.expose[0]}`);
  expect(services.portal.build.dockerfile).toBe(services.mock.build.dockerfile);
  expect(stages.map(({ name }) => name)).toContain(services.mock.build.target);
});

it('the manifest asks the pods whether they live, gives them their settings, and no rights', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS());
  const [settings, deployment, service] = documents;
  expect(documents.map(({ kind }) => kind)).toEqual(['ConfigMap', 'Deployment', 'Service']);
  expect(Object.keys(JSON.parse(settings.data['config.json']))).toContain('loginUrl');
  const { spec } = deployment.spec.template;
  const [portal] = spec.containers;
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
    expect(portal[probe].httpGet).toEqual({ path: '/healthz', port: 8080 });
  expect(portal.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
  });
  expect(spec.securityContext.runAsNonRoot).toBe(true);
  const config = portal.env.find(({ name }: { readonly name: string }) => name === 'PORTAL_CONFIG');
  expect(config.value.startsWith(portal.volumeMounts[0].mountPath)).toBe(true);
  const { value: maintenance } = portal.env.find(
    ({ name }: { readonly name: string }) => name === 'PORTAL_MAINTENANCE',
  );
  // A file in one pod would close one of two: the switch is a key of the config map, which every pod has.
  expect(portal.volumeMounts[0].name).toBe(spec.volumes.find((volume: object) => 'configMap' in volume).name);
  expect(maintenance).toBe(`${portal.volumeMounts[0].mountPath}/maintenance`);
  expect(portal.volumeMounts[0].subPath).toBeUndefined();
  expect(service.spec.ports[0].targetPort).toBe(portal.ports[0].containerPort);
});
