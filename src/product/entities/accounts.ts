import {applications} from '../applications';
import {dataScopes} from '../data-scopes';
import {userTypes} from '../user-types';
import {type EntityData, toStateValues} from './entity';

/** Accounts, and ideas for the product. */
export const accountEntities = {
  idea: {
    key: 'IDEA',
    keyExample: 'IDEA-0021',
    purpose: 'An idea is a proposal for the product, kept in this documentation only.',
    fields: {
      title: {
        type: 'text',
        example: 'Show sponsors what was done',
        why: 'It names the idea in lists.',
      },
      problem: {
        type: 'text',
        example: 'Sponsors confirm external accounts without looking at what was done.',
        why: 'It says who is hindered, where and how often.',
      },
      proposal: {
        type: 'text',
        example: 'Show the sponsor the last tasks of the account beside the question.',
        why: 'It says what would be different, shown on one record.',
      },
      cost: {
        type: 'text',
        example: 'the list of tasks has to be kept after the access has ended',
        why: 'It says what becomes harder to review, to explain or to prove.',
      },
      alternative: {
        type: 'text',
        example: 'the sponsor asks the person',
        why: 'It says what people do today instead.',
      },
      reason: {
        type: 'text',
        isOptional: true,
        example: 'it passes all four questions',
        why: 'It is written down with every decision.',
      },
    },
  },
  user: {
    keyExample: 'Mei Tanaka',
    purpose: 'A user is the account of one person who may sign in.',
    contract: true,
    fields: {
      email: {
        type: 'e-mail address',
        example: 'mei.tanaka@example.net',
        why: 'The invitation goes there, and an address belongs to one account only.',
      },
      given_name: {type: 'text', example: 'Mei', why: 'It is part of the name in the history.'},
      family_name: {type: 'text', example: 'Tanaka', why: 'It is part of the name in the history.'},
      display_name: {
        type: 'text',
        example: 'Mei Tanaka',
        why: 'Records show it; it starts as given and family name.',
      },
      user_type: {
        type: 'one of five',
        hasOwnTable: true,
        values: userTypes.map(({id, who}) => ({
          value: id,
          meaning: `${who.charAt(0).toUpperCase()}${who.slice(1)}.`,
        })),
        example: 'outsource',
        why: 'It decides what the person can reach, what they may do and where they sign in.',
      },
      status: {
        type: 'one of four',
        hasOwnTable: true,
        values: toStateValues('user').filter(({value}) => value !== 'deleted'),
        example: 'active',
        why: 'Only an active account can sign in.',
      },
      data_scope: {
        type: 'one of four, follows the type',
        hasOwnTable: true,
        values: dataScopes.map(({id, reaches}) => ({value: id, meaning: reaches})),
        example: 'assigned',
        why: 'It says which records the person reaches.',
      },
      home_application: {
        type: 'one of four, follows the type',
        hasOwnTable: true,
        values: applications.map(({id, purpose}) => ({value: id, meaning: purpose})),
        example: 'supplier',
        why: 'Signing in anywhere else is refused.',
      },
      organization_name: {
        type: 'text, for external types',
        isOptional: true,
        example: 'Northwind Assurance',
        why: 'It names the organisation that answers for the person.',
      },
      sponsor_user_id: {
        type: 'user, for external types',
        isOptional: true,
        example: '9d02e6b4-13fa-4c57-8e2d-5a9f0b71c64c',
        why: 'The sponsor is asked whether the account is still needed.',
      },
      access_expires_at: {
        type: 'time, for external types',
        isOptional: true,
        example: '2027-03-31T22:00:00Z',
        why: 'Access ends at this time.',
      },
      job_title: {
        type: 'text',
        isOptional: true,
        example: 'Penetration tester',
        why: 'It has no effect on access.',
      },
      phone: {
        type: 'phone number',
        isOptional: true,
        example: '+12025550123',
        why: 'Colleagues can call the person.',
      },
      locale: {
        type: 'language tag',
        example: 'en-GB',
        why: 'It starts as that of the company and sets how dates and texts are shown.',
      },
      timezone: {
        type: 'IANA time zone',
        example: 'Europe/London',
        why: 'Due dates are shown in it.',
      },
      mfa_enabled: {
        type: 'yes or no, set by CyberView',
        example: 'yes',
        why: 'It shows a CISO which accounts lack a second factor.',
      },
      last_sign_in_at: {
        type: 'time, set by CyberView',
        isOptional: true,
        example: '2026-11-20T09:14:37Z',
        why: 'It shows a CISO which accounts are unused.',
      },
    },
  },
} satisfies EntityData;
