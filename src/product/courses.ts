import type {UserTypeId} from './user-types';

/** A course that the company of the examples gives. Other companies have courses of their own. */
export interface Course {
  /** Its key. */
  readonly id: string;
  readonly title: string;
  /** The user types that owe it. */
  readonly audience: readonly UserTypeId[];
  /** How long a passed test counts, in months. */
  readonly validityMonths: number;
  /** What it is good for, as a phrase. */
  readonly why: string;
}

/** The training plan of the examples, by key. */
export const courses: readonly Course[] = [
  {
    id: 'CRS-0001',
    title: 'Security basics',
    audience: ['ciso', 'member', 'outsource'],
    validityMonths: 12,
    why: 'for employees and contractors, on joining and every year',
  },
  {
    id: 'CRS-0007',
    title: 'Handling evidence',
    audience: ['ciso', 'member', 'outsource'],
    validityMonths: 24,
    why: 'before a person uploads or reviews evidence',
  },
  {
    id: 'CRS-0012',
    title: 'Exposures and deadlines',
    audience: ['ciso', 'member', 'outsource'],
    validityMonths: 12,
    why: 'for those who own assets or work on their vulnerabilities',
  },
  {
    id: 'CRS-0015',
    title: 'Accepting risks',
    audience: ['ciso'],
    validityMonths: 24,
    why: 'for those who approve',
  },
  {
    id: 'CRS-0020',
    title: 'Rules for external staff',
    audience: ['outsource'],
    validityMonths: 12,
    why: 'record visibility, end of access, what to do with findings',
  },
];
