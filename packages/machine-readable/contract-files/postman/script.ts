import type {ConsoleModel} from '@openapi-portal/openapi-model/inputs';

import type {Kept} from './kept';
import type {Event} from './types';

const keepTag = (variable: string): readonly string[] => [
  "const tag = pm.response.headers.get('ETag');",
  `if (tag) pm.collectionVariables.set('${variable}', tag);`,
];

/** Returns a script that stores the id of the created record: the last segment of `Location`, or `id` in the body. */
const keepId = (variable: string): readonly string[] => [
  'if (pm.response.code < 300) {',
  "  const location = pm.response.headers.get('Location');",
  "  const id = location ? location.split('/').pop() : pm.response.json().id;",
  `  if (id) pm.collectionVariables.set('${variable}', id);`,
  '}',
];

/**
 * Builds the test script of a request, which checks the status and stores variables for later requests.
 *
 * @param status the first successful status in the contract
 */
export function toTests(
  {answerHeaders = []}: ConsoleModel,
  kept: Kept,
  status: string,
): readonly Event[] {
  const exec = [
    `pm.test('returns ${status}', () => pm.response.to.have.status(${status}));`,
    ...(answerHeaders.includes('ETag') ? keepTag(kept.tag) : []),
    ...(kept.create === undefined ? [] : keepId(kept.create.id)),
  ];
  return [{listen: 'test', script: {type: 'text/javascript', exec}}];
}
