import type {DataScope} from './data-scopes';
import type {ApplicationId} from './ids';

export type {DataScope} from './data-scopes';

/** A kind of account: it decides the home application and what can be seen. */
export interface UserType {
  readonly id: string;
  readonly name: string;
  /** Who gets an account of this type, as a phrase. */
  readonly who: string;
  /** The question that the page of the type answers. */
  readonly question: string;
  /** What the account is for, as its holder would say it. */
  readonly inOwnWords: string;
  readonly dataScope: DataScope;
  /** The one application that the account signs in to. */
  readonly application: ApplicationId;
  /** Whether it needs a sponsor, an organisation and an end date. */
  readonly isExternal: boolean;
}

/** The five user types, in the order in which every table names them. */
export const userTypes = [
  {
    id: 'ciso',
    name: 'CISO',
    who: 'the accountable security leader, and deputies',
    question: 'What am I accountable for here?',
    inOwnWords: 'I answer for the security programme: approvals, risk appetite, who has access.',
    dataScope: 'company',
    application: 'cyberview',
    isExternal: false,
  },
  {
    id: 'member',
    name: 'Member',
    who: 'an employee who works on security',
    question: 'What is my daily work?',
    inOwnWords:
      'I work here, on security: assets and their vulnerabilities, evidence, my tasks of the day.',
    dataScope: 'company',
    application: 'cyberview',
    isExternal: false,
  },
  {
    id: 'outsource',
    name: 'Outsource',
    who: 'a contractor: an external person from a supplier who works for the company for a limited time',
    question: 'What may I access, and until when?',
    inOwnWords: 'I come from a supplier for a limited time and see what I was assigned.',
    dataScope: 'assigned',
    application: 'supplier',
    isExternal: true,
  },
  {
    id: 'vendor',
    name: 'Vendor',
    who: 'a contact of an organisation that sells the company a product',
    question: 'What does the customer want from me?',
    inOwnWords: 'We sell a product to this company and answer its questions about it.',
    dataScope: 'own_organization',
    application: 'vendor',
    isExternal: true,
  },
  {
    id: 'auditor',
    name: 'Auditor',
    who: 'an independent internal or external assessor',
    question: 'How do I test without changing anything?',
    inOwnWords: 'I examine independently: I ask for evidence, judge it and raise findings.',
    dataScope: 'engagement',
    application: 'auditor',
    isExternal: true,
  },
] as const satisfies readonly UserType[];

export type UserTypeId = (typeof userTypes)[number]['id'];
