import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@dryrun/runtime/config';
import { parse, parseAllDocuments } from 'yaml';
import { processSettings } from '../process-settings.ts';

const folder = import.meta.dirname;
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const documentsOf = (file: string): Manifest[] =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest);

interface Reference {
  readonly name: string;
  readonly key: string;
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Container {
  readonly name: string;
  readonly image: string;
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly env?: readonly { name: string; value?: string; valueFrom?: { secretKeyRef: Reference } }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly securityContext: object;
  readonly resources: object;
}
interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  // The shape depends on the kind.
  readonly spec: Readonly<Record<string, unknown>>;
}

const base = parse(read('base/kustomization.yaml')) as { resources: string[] };
const manifests = base.resources.flatMap((file) => documentsOf(`base/${file}`));
const secrets = documentsOf('secrets.example.yaml');
const ofKind = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
const find = (kind: string, name: string): Manifest | undefined =>
  [...manifests, ...secrets].find((manifest) => manifest.kind === kind && manifest.metadata.name === name);

interface PodSpec {
  readonly containers: readonly Container[];
  readonly terminationGracePeriodSeconds: number;
  readonly automountServiceAccountToken: boolean;
}
interface DeploymentSpec {
  readonly selector: { readonly matchLabels: Readonly<Record<string, string>> };
  readonly template: {
    readonly metadata: { labels: Record<string, string>; annotations: Record<string, string> };
    readonly spec: PodSpec;
  };
}
const deployments = ofKind('Deployment').map(
  ({ metadata: { name }, spec }) => [name, spec as unknown as DeploymentSpec] as const,
);
const containerOf = (spec: { template: { spec: PodSpec } }): Container => {
  const [container] = spec.template.spec.containers;
  if (container === undefined) throw new Error('The pod has no container.');
  return container;
};

/** The environment of a container, with the secrets of secrets.example.yaml. */
function environmentOf({ envFrom = [], env = [] }: Container): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const { configMapRef } of envFrom) {
    const { data } = find('ConfigMap', configMapRef.name) ?? {};
    if (!data) throw new Error(`ConfigMap ${configMapRef.name} does not exist.`);
    Object.assign(environment, data);
  }
  for (const { name, value, valueFrom } of env) {
    const { name: secret = '', key = '' } = valueFrom?.secretKeyRef ?? {};
    const resolved = value ?? find('Secret', secret)?.stringData?.[key];
    if (resolved === undefined) throw new Error(`${name}: the secret ${secret} has no key ${key}.`);
    environment[name] = resolved;
  }
  return environment;
}

test('lists every file in the base, with unique manifest names', () => {
  const files = readdirSync(join(folder, 'base')).filter((file) => file !== 'kustomization.yaml');
  expect(base.resources.toSorted()).toEqual(files.toSorted());
  const names = manifests.map(({ apiVersion, kind, metadata }) => `${apiVersion} ${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(deployments.map(([name]) => name)).toEqual(['bff', 'judge', 'payments', 'background-worker']);
});

test.each(deployments)(
  'selects the pods of %s by label and probes an existing port and path',
  (name, spec) => {
    expect(spec.selector.matchLabels).toEqual({ app: name });
    expect(spec.template.metadata.labels).toMatchObject({ app: name });
    const { ports = [], ...container } = containerOf(spec);
    const endpoints: Readonly<Record<string, readonly string[]>> = {
      http: ['/healthz', '/readyz', '/readyz/self'],
      metrics: ['/healthz', '/readyz', '/metrics'],
    };
    for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
      expect(ports.map((port) => port.name)).toContain(probe.httpGet.port);
      expect(endpoints[probe.httpGet.port]).toContain(probe.httpGet.path);
    }
    const environment = environmentOf(containerOf(spec));
    const portOf = (portName: string) => ports.find((port) => port.name === portName)?.containerPort;
    expect(portOf('metrics')).toBe(Number(environment['METRICS_PORT']));
    expect(environment['METRICS_HOST']).toBe('0.0.0.0');
    if (name === 'bff') expect(portOf('http')).toBe(Number(environment['PORT']));
    expect(spec.template.metadata.annotations).toMatchObject({
      'prometheus.io/port': environment['METRICS_PORT'],
    });
  },
);

test.each(deployments)('gives %s only known and valid settings', (name, spec) => {
  const schemas = processSettings[name] ?? [];
  const known = Object.keys(Object.assign({}, ...schemas.map(({ shape }) => shape)) as object);
  const environment = environmentOf(containerOf(spec));
  expect(
    Object.keys(environment).filter((setting) => !known.includes(setting) && setting !== 'APP_URL'),
  ).toEqual([]);
  const filled = { ...environment, SECRET_KEY: '0123456789abcdef'.repeat(4) };
  for (const schema of schemas) expect(() => readConfig(schema, filled)).not.toThrow();
});

test.each(deployments)(
  'gives pods of %s limits, enough time to stop and no service account token',
  (name, spec) => {
    const { resources, securityContext, image } = containerOf(spec);
    expect(resources).toMatchObject({
      requests: { cpu: expect.anything() },
      limits: { memory: expect.anything() },
    });
    expect(image).toBe({ bff: 'dry-run-bff', judge: 'dry-run-judge' }[name] ?? 'dry-run-workers');
    const { terminationGracePeriodSeconds: graceSeconds, automountServiceAccountToken } = spec.template.spec;
    expect(automountServiceAccountToken).toBe(false);
    const { DRAIN_MS: drainMs = '0' } = environmentOf(containerOf(spec));
    expect(graceSeconds * 1000).toBeGreaterThan(Number(drainMs) + 10_000);
    if (name !== 'judge')
      expect(securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  },
);

test('gives the judge the capabilities of docker-compose.yml and only its own secret', () => {
  const compose = parse(readFileSync(join(folder, '../../docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: { judge: { cap_add: string[]; cap_drop: string[] } };
  };
  const judge = containerOf(deployments.find(([name]) => name === 'judge')?.[1] as DeploymentSpec);
  const { cap_add: add, cap_drop: drop } = compose.services.judge;
  expect(judge.securityContext).toMatchObject({ capabilities: { add, drop } });
  const secretNames = (judge.env ?? []).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.name ?? []);
  expect(new Set(secretNames)).toEqual(new Set(['dry-run-judge-secrets']));
  expect(environmentOf(judge)['DATABASE_URL']).toContain('dryrun_judge_login');
});

test('refers to existing deployments, services and secrets in scaling, budgets and network policies', () => {
  for (const [name] of deployments) {
    const budget = find('PodDisruptionBudget', name)?.spec as { selector?: object } | undefined;
    expect(budget?.selector).toEqual({ matchLabels: { app: name } });
  }
  const scaled = [...ofKind('ScaledObject'), ...ofKind('HorizontalPodAutoscaler')];
  for (const { spec } of scaled)
    expect(find('Deployment', (spec['scaleTargetRef'] as { name: string }).name)).toBeDefined();
  const [service] = ofKind('Service');
  expect(service?.spec).toMatchObject({ selector: { app: 'bff' }, ports: [{ targetPort: 'http' }] });
  const policies = ofKind('NetworkPolicy');
  expect(policies.find(({ metadata }) => metadata.name === 'default-deny')?.spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
  const selected = policies.flatMap(({ spec }) => {
    const { matchLabels } = spec['podSelector'] as { matchLabels?: { app: string } };
    return matchLabels ? [matchLabels.app] : [];
  });
  expect(selected).not.toContain('judge'); // only what all pods reach: DNS, Postgres, Redis, trace collector
  for (const app of selected) expect(find('Deployment', app)).toBeDefined();
  const [trigger] = ofKind('ScaledObject').map(({ spec }) => (spec['triggers'] as { metadata: object }[])[0]);
  // BullMQ stores prioritized jobs here; bff/src/code/queue-limit.test.ts checks this key too.
  expect(trigger?.metadata).toMatchObject({ listName: 'dryrun:judge:prioritized' });
  for (const { spec } of ofKind('TriggerAuthentication'))
    for (const { name, key } of spec['secretTargetRef'] as Reference[])
      expect(find('Secret', name)?.stringData).toHaveProperty(key);
});

test.each(['small', 'large'])('patches only existing fields of the base in the overlay %s', (overlay) => {
  const {
    resources,
    patches,
    images,
    replicas = [],
  } = parse(read(`overlays/${overlay}/kustomization.yaml`)) as {
    resources: string[];
    patches: { target: { kind: string; name: string }; patch: string }[];
    images: { name: string }[];
    replicas?: { name: string }[];
  };
  expect(resources).toEqual(['../../base']);
  expect(images.map(({ name }) => name)).toEqual(['dry-run-bff', 'dry-run-workers', 'dry-run-judge']);
  for (const { name } of replicas) expect(find('Deployment', name)).toBeDefined();
  for (const { target, patch } of patches) {
    const match = find(target.kind, target.name);
    expect(match).toBeDefined();
    const operations = parse(patch) as unknown;
    for (const { path } of Array.isArray(operations) ? (operations as { path: string }[]) : [])
      expect({
        path,
        exists:
          path
            .split('/')
            .slice(1)
            .reduce<unknown>((at, key) => (Object(at) as Record<string, unknown>)[key], match) !== undefined,
      }).toEqual({ path, exists: true });
  }
});

test('runs the migration command of docker-compose.yml', () => {
  const spec = find('Job', 'migrate')?.spec as unknown as {
    template: { spec: { containers: [Container & { command: string[] }] } };
  };
  const [{ command, image, env = [] }] = spec.template.spec.containers;
  const compose = parse(readFileSync(join(folder, '../../docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: { migrate: { command: string[]; environment: object } };
  };
  expect(command).toEqual(compose.services.migrate.command);
  expect(image).toBe('dry-run-bff');
  expect(env.map(({ name }) => name)).toEqual(Object.keys(compose.services.migrate.environment));
});
