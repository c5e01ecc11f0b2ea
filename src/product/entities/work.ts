import {priorities} from '../exposure-priority';
import {reportTemplates} from '../report-templates';
import type {EntityData} from './entity';
import {classifications} from './values';

/** What the company does: projects, tasks and reports. */
export const workEntities = {
  project: {
    key: 'PRJ',
    keyExample: 'PRJ-0012',
    module: 'projects',
    purpose: 'A project is an improvement that is too large for one task.',
    fields: {
      goal: {
        type: 'one sentence',
        example: 'Every entry point from outside is patched within its deadline',
        why: 'A CISO closes the project by it.',
      },
      lead: {
        type: 'user',
        example: 'Luis Ortega',
        why: 'The lead edits the project and reports on it.',
      },
      milestones: {
        type: 'list of dated steps',
        example: 'inventory, spare gateway, rehearsal',
        why: 'They group the tasks and appear in the plan of action.',
      },
      risks: {
        type: 'list of risks',
        isOptional: true,
        example: 'RSK-0017',
        why: 'A project without a linked risk or finding is not approved.',
      },
      findings: {
        type: 'list of findings',
        isOptional: true,
        example: 'FND-0063',
        why: 'They must be ready for review before the project is closed.',
      },
      starts_on: {type: 'date', example: '2026-11-16', why: 'It is the planned start.'},
      ends_on: {
        type: 'date',
        example: '2027-03-31',
        why: 'It is the planned end; access of external people should last as long.',
      },
    },
  },
  task: {
    key: 'TSK',
    keyExample: 'TSK-0190',
    module: 'tasks',
    purpose: 'A task says what one person must do, by when, and who checks it.',
    fields: {
      title: {
        type: 'text',
        example: 'Update the VPN gateway to 4.2.7',
        why: 'It begins with a verb.',
      },
      assignee: {type: 'user', example: 'Luis Ortega', why: 'One person answers for the result.'},
      verifier: {
        type: 'user',
        isOptional: true,
        example: 'Mei Tanaka',
        why: 'It is never the assignee; where it is empty, a CISO verifies.',
      },
      due: {
        type: 'date',
        example: '2026-11-05',
        why: 'It follows the source record, and tasks are sorted by it.',
      },
      priority: {
        type: 'one of four, from the exposure',
        isOptional: true,
        values: priorities.map(({id, meaning}) => ({value: id, meaning})),
        hasOwnTable: true,
        example: 'immediate',
        why: 'Only a task that comes from an exposure has one.',
      },
      source_record: {
        type: 'key of a record',
        isOptional: true,
        example: 'VUL-0088',
        why: 'It says why the task exists.',
      },
      recurrence: {
        type: 'rule',
        isOptional: true,
        example: 'every quarter',
        why: 'A new task is created when the old one is verified or cancelled.',
      },
    },
  },
  report: {
    key: 'RPT',
    keyExample: 'RPT-0031',
    module: 'reports',
    purpose: 'A report is a fixed picture of the programme at one moment.',
    fields: {
      template: {
        type: 'one of seven',
        values: reportTemplates.map(({name, question}) => ({value: name, meaning: question})),
        hasOwnTable: true,
        example: 'Risk overview',
        why: 'It is the question that the report answers.',
      },
      period: {
        type: 'first and last day',
        example: '2026-10-16 to 2026-11-15',
        why: 'It says what counts as new.',
      },
      snapshot_at: {
        type: 'time, set by CyberView',
        isOptional: true,
        example: '2026-11-16T07:00:00Z',
        why: 'All numbers are those of this moment.',
      },
      classification: {
        type: 'one of four',
        values: classifications,
        hasOwnTable: true,
        example: 'confidential',
        why: 'It is at least as high as that of the records in the report.',
      },
      recipients: {
        type: 'users and other people',
        example: 'the board',
        why: 'They get the report and are told of corrections.',
      },
    },
  },
} satisfies EntityData;
