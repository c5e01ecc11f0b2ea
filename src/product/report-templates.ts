import type {ModuleId} from './ids';

/** A question that a report can answer, and for whom. */
export interface ReportTemplate {
  readonly name: string;
  /** Who asks, as a phrase. */
  readonly audience: string;
  readonly question: string;
  /** The modules whose records it shows; none where it shows accounts. */
  readonly sources: readonly ModuleId[];
  /** How often it is usually made, which is a suggestion. */
  readonly rhythm: string;
}

/** The templates of reports, those for the board first. */
export const reportTemplates: readonly ReportTemplate[] = [
  {
    name: 'Risk overview',
    audience: 'board',
    question: 'What could hurt us most, and is it within the appetite?',
    sources: ['risks'],
    rhythm: 'monthly',
  },
  {
    name: 'Exposure deadlines',
    audience: 'team, board',
    question: 'Did we act in time on vulnerabilities of our assets?',
    sources: ['cve', 'tasks'],
    rhythm: 'monthly',
  },
  {
    name: 'Framework status',
    audience: 'CISO, auditor',
    question: 'Which requirements are met, and with which evidence?',
    sources: ['compliance'],
    rhythm: 'quarterly',
  },
  {
    name: 'Plan of action',
    audience: 'auditor',
    question: 'Which weaknesses are being corrected, by whom and until when?',
    sources: ['projects', 'compliance'],
    rhythm: 'quarterly',
  },
  {
    name: 'Third-party status',
    audience: 'CISO, purchasing',
    question: 'Which vendors answered, and what did they say?',
    sources: ['compliance', 'company'],
    rhythm: 'twice a year',
  },
  {
    name: 'Training status',
    audience: 'CISO, personnel',
    question: 'Who must take which course, and who is late?',
    sources: ['university'],
    rhythm: 'quarterly',
  },
  {
    name: 'Access review',
    audience: 'CISO, auditor',
    question: 'Who has access, as what, until when, and who looked last?',
    sources: [],
    rhythm: 'quarterly',
  },
];
