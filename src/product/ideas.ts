import {listById} from './ids';

/** A proposal for the product, as the pages under `/docs/ideas/` list it. */
interface IdeaData {
  readonly title: string;
  /** A state of the lifecycle of ideas. */
  readonly state: 'proposed' | 'under_review' | 'accepted' | 'parked' | 'dropped';
  readonly problem: string;
  readonly proposal: string;
  /** The day of the decision, where the pages give one. */
  readonly decidedOn?: string;
  /** Why it was decided so, as a sentence. */
  readonly reason?: string;
  /** What the product has instead, as a phrase. */
  readonly replacedBy?: string;
  /** What would bring a parked or dropped idea back; completes 'Revive when'. */
  readonly reviveWhen?: string;
  /** The route of the page that tells of it. */
  readonly page: string;
}

export interface Idea extends IdeaData {
  readonly id: string;
}

export const ideas: readonly Idea[] = listById<string, IdeaData>({
  'IDEA-0004': {
    title: 'Permissions for single persons',
    state: 'dropped',
    problem: 'People do not fit into five types: each gets a little too much or too little.',
    proposal: 'Rights per person and per record, with user types as templates to begin from.',
    decidedOn: '2022-03-14',
    reason:
      'Rights could not be reviewed, and the independence of auditors would depend on a setting.',
    replacedBy: 'the permission matrix and four kinds of record visibility',
    reviveWhen: 'a real role fits none of the five types',
    page: '/docs/ideas/cemetery/permissions',
  },
  'IDEA-0007': {
    title: 'A user type "supplier"',
    state: 'dropped',
    problem: 'Suppliers sign in to the supplier application, and no user type has their name.',
    proposal: 'A sixth user type for the accounts of suppliers.',
    decidedOn: '2022-05-02',
    reason: 'Suppliers are organisations, and people from them work under quite different tasks.',
    replacedBy: 'the type outsource and the supplier application',
    reviveWhen: 'suppliers must administer the accounts of their own staff',
    page: '/docs/ideas/cemetery/',
  },
  'IDEA-0009': {
    title: 'One number for vulnerabilities',
    state: 'dropped',
    problem: 'A vulnerability has several signals, and people ask which one counts.',
    proposal:
      'The product of severity, likelihood of attack and reach from the internet as the one number.',
    decidedOn: '2022-09-19',
    reason: 'The three answer different questions, and their product answers none.',
    replacedBy: 'four signals and a decision table',
    reviveWhen: 'a published method combines them and is shown to decide better',
    page: '/docs/ideas/cemetery/',
  },
  'IDEA-0013': {
    title: 'Acceptance of risks without end date',
    state: 'dropped',
    problem: 'Accepted risks come back for a decision although nothing has changed.',
    proposal: 'Let a CISO accept a risk for good.',
    decidedOn: '2023-02-06',
    reason: 'Such risks were not looked at again.',
    replacedBy: 'an end date, after which the risk is assessed again',
    reviveWhen: 'circumstances no longer change',
    page: '/docs/ideas/cemetery/',
  },
  'IDEA-0018': {
    title: 'Read VEX documents from vendors',
    state: 'under_review',
    problem: 'Vendors type a status that they have already published as a VEX document.',
    proposal:
      'Read the document and suggest the statement; a person at the customer still decides.',
    page: '/docs/ideas/',
  },
  'IDEA-0021': {
    title: 'Show sponsors what was done',
    state: 'accepted',
    problem: 'Sponsors confirm external accounts without looking at what was done.',
    proposal: 'Show the sponsor the last tasks of the account beside the question.',
    reason: 'It passes all four questions by which ideas are judged.',
    page: '/docs/ideas/',
  },
  'IDEA-0023': {
    title: 'Estimates of loss on a risk',
    state: 'parked',
    problem: 'A score puts risks in order but does not help to decide about money.',
    proposal: 'Keep an Open FAIR estimate as structured fields of a risk.',
    reason: 'Few companies estimate losses yet, and an estimate can be attached to the risk.',
    reviveWhen: 'companies that attach such estimates agree on the fields that they need',
    page: '/docs/ideas/',
  },
  'IDEA-0025': {
    title: 'History of accounts for auditors',
    state: 'proposed',
    problem: 'Auditors read a list of accounts but must ask for the history of one account.',
    proposal: 'Show the history of accounts within the scope of the engagement.',
    page: '/docs/ideas/',
  },
});
