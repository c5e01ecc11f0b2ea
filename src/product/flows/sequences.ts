/** A header, a parameter or a member of an answer, by its name in the contract. */
export interface FlowPart {
  readonly name: string;
  /** Without one, any. */
  readonly value?: string;
  readonly isOptional?: true;
}

/** A call of an operation, and its answer. */
export interface Exchange {
  /** When it begins, where that matters. */
  readonly when?: string;
  /** The participant that calls. */
  readonly by: string;
  /** The number of the step in the words beside. */
  readonly step?: number;
  readonly operation: string;
  /** Method and path of the operation. */
  readonly call: string;
  readonly sends: readonly FlowPart[];
  readonly status: number;
  /** The problem type, where the answer is none that was hoped for. */
  readonly problem?: string;
  readonly brings: readonly FlowPart[];
  /** Whether the answer never arrives. */
  readonly isLost?: true;
}

/** Calls in the order of time. */
export interface Sequence {
  readonly id: string;
  readonly title: string;
  /** From left to right; the API is one of them. */
  readonly participants: readonly string[];
  readonly exchanges: readonly Exchange[];
  /** The exchanges that are repeated, by their places, and as long as what holds. */
  readonly loop?: {readonly from: number; readonly to: number; readonly while: string};
}

/** The participant that answers. */
export const API = 'API';

const DANA = "Dana's job";
const LUIS = "Luis's job";
const VERSIONS = ['"a7f3c1d09b42"', '"b81e6f5a20c7"', '"c40e9b7712fa"'] as const;

const read = (step: number, by: string, version: string): Exchange => ({
  step,
  by,
  operation: 'get-company-info',
  call: 'GET /company',
  sends: [],
  status: 200,
  brings: [{name: 'ETag', value: version}],
});

type FlowAnswer = Pick<Exchange, 'status' | 'problem' | 'brings'>;

const change = (step: number, by: string, seen: string, answer: FlowAnswer): Exchange => ({
  step,
  by,
  operation: 'update-company',
  call: 'PATCH /company',
  sends: [{name: 'If-Match', value: seen}],
  ...answer,
});

const changed = (version: string): FlowAnswer => ({
  status: 200,
  brings: [{name: 'ETag', value: version}],
});

const refused: FlowAnswer = {status: 412, problem: 'precondition-failed', brings: []};

const concurrentChanges: Sequence = {
  id: 'concurrent-changes',
  title: 'Two jobs change the company profile at once',
  participants: [DANA, API, LUIS],
  exchanges: [
    read(1, DANA, VERSIONS[0]),
    read(2, LUIS, VERSIONS[0]),
    change(3, LUIS, VERSIONS[0], changed(VERSIONS[1])),
    change(4, DANA, VERSIONS[0], refused),
    read(5, DANA, VERSIONS[1]),
    change(6, DANA, VERSIONS[1], changed(VERSIONS[2])),
  ],
};

const PROGRAM = 'Program';

const listUsers = (...sends: readonly string[]): Exchange => ({
  by: PROGRAM,
  operation: 'get-users-info',
  call: 'GET /users',
  sends: sends.map((name) => ({name})),
  status: 200,
  brings: [{name: 'items'}, {name: 'next_page_token', isOptional: true}],
});

const paging: Sequence = {
  id: 'paging',
  title: 'A list is read page by page',
  participants: [PROGRAM, API],
  exchanges: [listUsers('page_size'), listUsers('page_size', 'page_token')],
  loop: {from: 1, to: 1, while: 'the last answer has a next_page_token'},
};

const createUser = (
  step: number,
  when: string,
  answer: FlowAnswer & Pick<Exchange, 'isLost'>,
): Exchange => ({
  step,
  when,
  by: PROGRAM,
  operation: 'create-user',
  call: 'POST /users',
  sends: [{name: 'Idempotency-Key', value: '0b6d9f2e-7a41-4c83-9e5f-21d8c4b7a036'}],
  ...answer,
});

const created: FlowAnswer = {
  status: 201,
  brings: [{name: 'id', value: '3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591'}],
};

const safeRetry: Sequence = {
  id: 'safe-retry',
  title: 'A create is repeated with its key',
  participants: [PROGRAM, API],
  exchanges: [
    createUser(1, 'first', {...created, isLost: true}),
    createUser(2, 'within 24 hours', created),
    createUser(3, 'after 24 hours', {
      status: 409,
      problem: 'email-already-in-use',
      brings: [],
    }),
  ],
};

export const sequences: readonly Sequence[] = [concurrentChanges, paging, safeRetry];
