import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';

import {findManifestErrors} from './check-manifest';

const read = (file: string): string => fs.readFileSync(path.join(__dirname, file), 'utf8');

const objects = parseAllDocuments(read('kubernetes.yaml'), {strict: true});
const find = (kind: string): unknown =>
  objects.find((object) => object.get('kind') === kind)?.toJS();

describe('the manifest for Kubernetes', () => {
  it('has no error in its YAML', () => {
    expect(objects.flatMap(({errors}) => errors)).toEqual([]);
  });

  it('is valid by the schemas of Kubernetes', () => {
    expect(findManifestErrors(read('kubernetes.yaml'))).toEqual([]);
  });

  it.each([
    [
      'a name that Kubernetes does not know',
      'runAsNonRoot',
      'runAsNotRoot',
      /"runAsNotRoot"' does not exist/,
    ],
    ['a value of another type', 'containerPort: 8080', 'containerPort: "a"', /must be integer/],
    ['a member that is missing', 'path: /healthz, port: http', 'path: /healthz', /property .*port/],
    [
      'a kind that its version does not have',
      'kind: Service\n',
      'kind: Servic\n',
      /has no kind Servic/,
    ],
  ])('is invalid with %s', (_, right, wrong, message) => {
    const manifest = read('kubernetes.yaml').replace(right, wrong);
    expect(findManifestErrors(manifest).join('\n')).toMatch(message);
  });

  it('runs without root, and can only write to memory', () => {
    expect(find('Deployment')).toMatchObject({
      spec: {
        template: {
          spec: {
            automountServiceAccountToken: false,
            securityContext: {runAsNonRoot: true, seccompProfile: {type: 'RuntimeDefault'}},
            containers: [
              {
                securityContext: {
                  allowPrivilegeEscalation: false,
                  readOnlyRootFilesystem: true,
                  capabilities: {drop: ['ALL']},
                },
                volumeMounts: [{name: 'tmp', mountPath: '/tmp'}],
              },
            ],
            volumes: [{name: 'tmp', emptyDir: {medium: 'Memory'}}],
          },
        },
      },
    });
  });

  // https://kubernetes.io/docs/concepts/security/pod-security-standards/#restricted
  it('meets the restricted Pod Security Standard: nothing of the host, and only volumes of the pod', () => {
    const {spec} = find('Deployment') as {spec: {template: {spec: Record<string, unknown>}}};
    const {initContainers, ephemeralContainers, volumes, containers} = spec.template.spec;
    const keys = JSON.stringify(spec).match(/"\w+"(?=:)/g) ?? [];
    const ofHost = ['hostNetwork', 'hostPID', 'hostIPC', 'hostPath', 'hostPort', 'hostProcess'];
    const ofRoot = ['privileged', 'procMount', 'sysctls', 'seLinuxOptions', 'add'];
    expect(keys.filter((key) => [...ofHost, ...ofRoot].includes(key.slice(1, -1)))).toEqual([]);
    expect([initContainers, ephemeralContainers]).toEqual([undefined, undefined]);
    expect(containers).toHaveLength(1);
    expect((volumes as readonly object[]).flatMap(Object.keys)).toEqual(['name', 'emptyDir']);
  });

  it('keeps responding during a roll-out and while nodes are drained', () => {
    const probe = {httpGet: {path: '/healthz', port: 'http'}};
    expect(find('Deployment')).toMatchObject({
      spec: {
        replicas: 3,
        strategy: {rollingUpdate: {maxUnavailable: 0}},
        template: {
          spec: {
            containers: [{startupProbe: probe, readinessProbe: probe, livenessProbe: probe}],
          },
        },
      },
    });
    expect(find('PodDisruptionBudget')).toMatchObject({spec: {maxUnavailable: 1}});
  });

  it('accepts connections on one port, and allows no outgoing ones', () => {
    expect(find('NetworkPolicy')).toMatchObject({
      spec: {
        policyTypes: ['Ingress', 'Egress'],
        ingress: [{ports: [{port: 'http'}]}],
        egress: [],
      },
    });
  });

  it('selects the pods that it creates in every selector', () => {
    const labels = {'app.kubernetes.io/name': 'portal'};
    expect(find('Deployment')).toMatchObject({
      spec: {selector: {matchLabels: labels}, template: {metadata: {labels}}},
    });
    expect(find('Service')).toMatchObject({spec: {selector: labels}});
    expect(find('PodDisruptionBudget')).toMatchObject({spec: {selector: {matchLabels: labels}}});
    expect(find('NetworkPolicy')).toMatchObject({spec: {podSelector: {matchLabels: labels}}});
  });
});

describe('the container', () => {
  it('runs as the account that the manifest names, at the port that nginx listens on', () => {
    const file = read('Dockerfile');
    const [, user = '', group = ''] = /^USER (\d+):(\d+)$/m.exec(file) ?? [];
    const [, port = ''] = /^EXPOSE (\d+)$/m.exec(file) ?? [];
    expect(find('Deployment')).toMatchObject({
      spec: {
        template: {
          spec: {
            securityContext: {runAsUser: Number(user), runAsGroup: Number(group)},
            containers: [{ports: [{name: 'http', containerPort: Number(port)}]}],
          },
        },
      },
    });
    expect(read('nginx/nginx.conf')).toContain(`listen ${port} default_server;`);
  });

  it('is built on one image, pinned by digest', () => {
    expect(read('Dockerfile')).toMatch(/^FROM debian:[\w-]+@sha256:[\da-f]{64}$/m);
  });

  it('starts and checks its health with files of the image', () => {
    const run = /^(?:HEALTHCHECK .*)?CMD \["(?:ba)?sh", "\/srv\/portal\/(.+)"\]$/gm;
    const files = [...read('Dockerfile').matchAll(run)].map(([, file = '']) => file);
    expect(files).toEqual(['nginx/check-health.sh', 'nginx/start.sh']);
    expect(files.map(read).join()).toContain('8080');
  });

  it('runs two processes, regardless of the processors of its host', () => {
    expect(read('nginx/nginx.conf')).toContain('\nworker_processes 2;\n');
  });

  it.each([
    ['by IPv6, too', 'its address\n', ['listen-ipv6.conf']],
    ['by IPv4 alone where IPv6 is switched off', '', []],
    ['by IPv4 alone where there is no IPv6', undefined, []],
  ])('listens %s', (_, addresses, expected) => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
    const interfaces = path.join(dir, 'if_inet6');
    if (addresses !== undefined) fs.writeFileSync(interfaces, addresses);
    const script = read('nginx/start.sh')
      .replaceAll('/tmp/', `${dir}/`)
      .replace('/proc/net/if_inet6', interfaces)
      .replace('exec nginx', 'echo nginx');
    const {status, stdout} = spawnSync('sh', ['-c', script], {encoding: 'utf8'});
    const written = fs.readdirSync(dir).filter((file) => file.startsWith('listen-'));
    fs.rmSync(dir, {recursive: true});
    expect(written).toEqual(expected);
    expect({status, stdout}).toEqual({
      status: 0,
      stdout: 'nginx -p /srv/portal -c nginx/nginx.conf -e stderr -g daemon off;\n',
    });
    expect(read('nginx/nginx.conf')).not.toContain('listen [::]');
  });

  it('only lets nginx write below /tmp', () => {
    const paths = read('nginx/nginx.conf').match(/^\s*(?:pid|\w+_temp_path) (\S+);$/gm) ?? [];
    expect(paths).toHaveLength(6);
    expect(paths.filter((line) => !line.includes(' /tmp/'))).toEqual([]);
  });
});
