import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';

const read = (file: string): string => fs.readFileSync(path.join(__dirname, file), 'utf8');

const objects = parseAllDocuments(read('kubernetes.yaml'), {strict: true});
const find = (kind: string): unknown =>
  objects.find((object) => object.get('kind') === kind)?.toJS();

describe('the manifest for Kubernetes', () => {
  it('has no mistake in its YAML', () => {
    expect(objects.flatMap(({errors}) => errors)).toEqual([]);
  });

  it('runs without root, and cannot write but in memory', () => {
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

  it('keeps answering during a roll-out and while nodes are drained', () => {
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

  it('selects the pods that it makes, everywhere', () => {
    const labels = {'app.kubernetes.io/name': 'portal'};
    expect(find('Deployment')).toMatchObject({
      spec: {selector: {matchLabels: labels}, template: {metadata: {labels}}},
    });
    expect(find('Service')).toMatchObject({spec: {selector: labels}});
    expect(find('PodDisruptionBudget')).toMatchObject({spec: {selector: {matchLabels: labels}}});
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

  it('has nginx write below /tmp alone', () => {
    const paths = read('nginx/nginx.conf').match(/^\s*(?:pid|\w+_temp_path) (\S+);$/gm) ?? [];
    expect(paths).toHaveLength(6);
    expect(paths.filter((line) => !line.includes(' /tmp/'))).toEqual([]);
  });
});
