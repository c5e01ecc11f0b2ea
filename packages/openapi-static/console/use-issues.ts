import {useMemo, useState} from 'react';

import type {ConsoleForm} from './form';
import type {ConsoleModel} from './model';
import type {ServerAddress} from './server';
import {useAfterPress} from './use-after-press';
import {findIssues, type Issue} from './validate';

/** What is wrong with the input, as the parts of the console show it. */
export interface IssueControls {
  readonly issues: readonly Issue[];
  /** The issues of a field that the reader has left, or that has been sent. */
  readonly findShownIssues: (field: string) => readonly Issue[];
  readonly touch: (field: string) => void;
  /** How often the reader has wanted to send, since the last reset. */
  readonly attempts: number;
  /** Whether the last attempt was held back for the reader to look at the issues. */
  readonly isHeld: boolean;
}

interface Attempts {
  /** Counts an attempt to send, and answers whether the issues hold it back. */
  readonly holdBack: (isAnyway: boolean) => boolean;
  readonly forgetAttempts: () => void;
}

const toServerIssues = (address: ServerAddress): Issue[] =>
  'url' in address
    ? []
    : [{field: 'server', pointer: '', message: address.mistake, isBlocking: true}];

/** In the order of the form. What the contract says of it is looked at only where the form changes. */
function useAllIssues(
  model: ConsoleModel,
  form: ConsoleForm,
  address: ServerAddress,
  credentialIssues: readonly Issue[],
): Issue[] {
  const issues = useMemo(() => findIssues(model, form), [model, form]);
  return [...toServerIssues(address), ...credentialIssues, ...issues];
}

/** What is wrong with the input, which of it the reader sees, and whether it holds back a request. */
export function useIssues(
  model: ConsoleModel,
  form: ConsoleForm,
  address: ServerAddress,
  credentialIssues: readonly Issue[],
): IssueControls & Attempts {
  const issues = useAllIssues(model, form, address, credentialIssues);
  const afterPress = useAfterPress();
  const [attempts, setAttempts] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return {
    issues,
    findShownIssues: (field) =>
      attempts > 0 || touched.has(field) ? issues.filter((issue) => issue.field === field) : [],
    touch: (field) => afterPress(() => setTouched((before) => new Set(before).add(field))),
    attempts,
    isHeld,
    holdBack(isAnyway) {
      const hasObjection = issues.some(({isBlocking}) => isBlocking || !isAnyway);
      setAttempts(attempts + 1);
      setIsHeld(hasObjection);
      return hasObjection;
    },
    forgetAttempts() {
      setAttempts(0);
      setIsHeld(false);
      setTouched(new Set());
    },
  };
}
