import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../../..');
const read = (file: string) => readFileSync(join(HERE, file), 'utf8');

/** The instructions of the Dockerfile, each on one line. */
const steps = read('Dockerfile')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const lastStage = steps.slice(steps.findLastIndex((step) => step.startsWith('FROM ')));

it('the image runs as a user without rights, says whether it lives, and carries licences and a list of what is in it', () => {
  expect(lastStage).toContain('USER www-data');
  expect(lastStage.filter((step) => step.startsWith('HEALTHCHECK'))[0]).toContain('/healthz');
  const copies = lastStage.filter((step) => step.startsWith('COPY')).join('\n');
  expect(copies).toMatch(/sbom\.json/);
  expect(copies).toMatch(/COPY LICENSE /);
  // Nothing is written after the user has changed, but into /tmp.
  const later = lastStage.slice(lastStage.indexOf('USER www-data'));
  expect(later.filter((step) => /^(RUN|COPY|ADD) /.test(step))).toEqual([]);
  expect(steps.filter((step) => step.startsWith('ADD '))).toEqual([]);
});

it('every file that the image takes from the repository is there, and every command that it runs is one of the project', () => {
  const own = steps.filter((step) => step.startsWith('COPY ') && !step.includes('--from='));
  for (const step of own) {
    const [, source = ''] = step.split(/\s+/);
    expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]);
  }
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'packages/web/package.json'), 'utf8'));
  expect(steps.join('\n')).toContain('--filter @dealer-portal/web build');
  expect(scripts.build).toContain('vite build');
  const used = steps.join('\n').match(/pnpm@[\d.]+/g) ?? [];
  const { scripts: root } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(new Set(used)).toEqual(new Set(root.start.match(/pnpm@[\d.]+/g)));
});

it('a base image is named with its release, so that a build of next year is of the same system', () => {
  const bases = steps.filter((step) => step.startsWith('FROM ')).map((step) => step.split(/\s+/)[1]);
  expect(bases.filter((base) => !/^[\w/.-]+:[\w.-]+$/.test(base ?? '') || base?.endsWith(':latest'))).toEqual(
    [],
  );
});

it('the compose file runs the portal on a file system that it only reads, before the mock', () => {
  const { services } = parse(read('compose.yaml'));
  expect(services.portal).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
  expect(services.portal.environment.PORTAL_API).toBe(`http://mock:${services.mock.expose[0]}`);
  expect(services.portal.build.dockerfile).toBe(services.mock.build.dockerfile);
  const stages = steps.filter((step) => step.startsWith('FROM ')).map((step) => step.split(' AS ')[1]);
  expect(stages).toContain(services.mock.build.target);
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
