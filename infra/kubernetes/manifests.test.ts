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
  // The shape of a spec is its kind's: each test reads what it is about.
  readonly spec: Readonly<Record<string, unknown>>;
}

const base = parse(read('base/kustomization.yaml')) as { resources: string[] };
const manifests = base.resources.flatMap((file) => documentsOf(`base/${file}`));
const secrets = documentsOf('secrets.example.yaml');
const ofKind = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
const find = (kind: string, name: string): Manifest | undefined =>
  [...manifests, ...secrets].find((each) => each.kind === kind && each.metadata.name === name);

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
  if (container === undefined) throw new Error('a pod without a container');
  return container;
};

/** The environment that a container is given, with secrets as the example has them. */
function environmentOf({ envFrom = [], env = [] }: Container): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { configMapRef } of envFrom) {
    const { data } = find('ConfigMap', configMapRef.name) ?? {};
    if (!data) throw new Error(`there is no ConfigMap ${configMapRef.name}`);
    Object.assign(found, data);
  }
  for (const { name, value, valueFrom } of env) {
    const { name: secret = '', key = '' } = valueFrom?.secretKeyRef ?? {};
    const told = value ?? find('Secret', secret)?.stringData?.[key];
    if (told === undefined) throw new Error(`${name}: there is no ${key} in the secret ${secret}`);
    found[name] = told;
  }
  return found;
}

test('every file is part of the base, and every manifest is named once', () => {
  const files = readdirSync(join(folder, 'base')).filter((file) => file !== 'kustomization.yaml');
  expect(base.resources.toSorted()).toEqual(files.toSorted());
  const names = manifests.map(({ apiVersion, kind, metadata }) => `${apiVersion} ${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(deployments.map(([name]) => name)).toEqual(['bff', 'judge', 'payments', 'background-worker']);
});

test.each(deployments)(
  'the pods of %s are chosen by their labels and watched where they answer',
  (name, spec) => {
    expect(spec.selector.matchLabels).toEqual({ app: name });
    expect(spec.template.metadata.labels).toMatchObject({ app: name });
    const { ports = [], ...container } = containerOf(spec);
    const answered: Readonly<Record<string, readonly string[]>> = {
      http: ['/healthz', '/readyz', '/readyz/self'],
      metrics: ['/healthz', '/readyz', '/metrics'],
    };
    for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
      expect(ports.map((port) => port.name)).toContain(probe.httpGet.port);
      expect(answered[probe.httpGet.port]).toContain(probe.httpGet.path);
    }
    const environment = environmentOf(containerOf(spec));
    const portOf = (wanted: string) => ports.find((port) => port.name === wanted)?.containerPort;
    expect(portOf('metrics')).toBe(Number(environment['METRICS_PORT']));
    expect(environment['METRICS_HOST']).toBe('0.0.0.0');
    if (name === 'bff') expect(portOf('http')).toBe(Number(environment['PORT']));
    expect(spec.template.metadata.annotations).toMatchObject({
      'prometheus.io/port': environment['METRICS_PORT'],
    });
  },
);

test.each(deployments)('the settings of %s are known to its process and valid', (name, spec) => {
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
  'a pod of %s has limits, ends in its time and has no key of the cluster',
  (name, spec) => {
    const { resources, securityContext, image } = containerOf(spec);
    expect(resources).toMatchObject({
      requests: { cpu: expect.anything() },
      limits: { memory: expect.anything() },
    });
    expect(image).toBe({ bff: 'dry-run-bff', judge: 'dry-run-judge' }[name] ?? 'dry-run-workers');
    const { terminationGracePeriodSeconds: grace, automountServiceAccountToken } = spec.template.spec;
    expect(automountServiceAccountToken).toBe(false);
    const { DRAIN_MS: drainMs = '0' } = environmentOf(containerOf(spec));
    expect(grace * 1000).toBeGreaterThan(Number(drainMs) + 10_000);
    if (name !== 'judge')
      expect(securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  },
);

test('the judge has what docker-compose gives it and knows no secret but its own', () => {
  const compose = parse(readFileSync(join(folder, '../../docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: { judge: { cap_add: string[]; cap_drop: string[] } };
  };
  const judge = containerOf(deployments.find(([name]) => name === 'judge')?.[1] as DeploymentSpec);
  const { cap_add: add, cap_drop: drop } = compose.services.judge;
  expect(judge.securityContext).toMatchObject({ capabilities: { add, drop } });
  const used = (judge.env ?? []).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.name ?? []);
  expect(new Set(used)).toEqual(new Set(['dry-run-judge-secrets']));
  expect(environmentOf(judge)['DATABASE_URL']).toContain('dryrun_judge_login');
});

test('what scales, spreads, guards and leads in names things that are there', () => {
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
  expect(policies.find(({ metadata }) => metadata.name === 'nothing')?.spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
  const chosen = policies.flatMap(({ spec }) => {
    const { matchLabels } = spec['podSelector'] as { matchLabels?: { app: string } };
    return matchLabels ? [matchLabels.app] : [];
  });
  expect(chosen).not.toContain('judge'); // it gets names, Postgres, Redis and the collector of traces, as all do, and nothing more
  for (const app of chosen) expect(find('Deployment', app)).toBeDefined();
  const [trigger] = ofKind('ScaledObject').map(({ spec }) => (spec['triggers'] as { metadata: object }[])[0]);
  // Where BullMQ keeps jobs with a priority: bff/src/code/queue-limit.test.ts reads places from it.
  expect(trigger?.metadata).toMatchObject({ listName: 'dryrun:judge:prioritized' });
  for (const { spec } of ofKind('TriggerAuthentication'))
    for (const { name, key } of spec['secretTargetRef'] as Reference[])
      expect(find('Secret', name)?.stringData).toHaveProperty(key);
});

test.each(['small', 'large'])('the overlay %s changes only what the base has', (overlay) => {
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
    const found = find(target.kind, target.name);
    expect(found).toBeDefined();
    const operations = parse(patch) as unknown;
    for (const { path } of Array.isArray(operations) ? (operations as { path: string }[]) : [])
      expect({
        path,
        isThere:
          path
            .split('/')
            .slice(1)
            .reduce<unknown>((at, key) => (Object(at) as Record<string, unknown>)[key], found) !== undefined,
      }).toEqual({ path, isThere: true });
  }
});

test('the migration runs the command that docker-compose runs', () => {
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
