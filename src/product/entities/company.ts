import {type EntityData, toStateValues} from './entity';
import {frameworkValues} from './values';

/** The company profile, as far as other modules read it, and the directory of third parties. */
export const companyEntities = {
  company: {
    name: 'Company profile',
    plural: 'Company profile',
    keyExample: 'Example Manufacturing GmbH',
    module: 'company',
    purpose: 'The company profile says who the organisation is and how much risk it accepts.',
    contract: true,
    fields: {
      legal_name: {
        type: 'text',
        example: 'Example Manufacturing GmbH',
        why: 'Reports and audits name the organisation by it.',
      },
      display_name: {
        type: 'text',
        example: 'Example Manufacturing',
        why: 'Pages and invitations use it.',
      },
      industry: {
        type: 'one of nine',
        isOptional: true,
        values: [
          {value: 'energy', meaning: 'Production, transport or supply of energy.'},
          {value: 'education', meaning: 'Schools, universities and other training.'},
          {value: 'finance', meaning: 'Banking, insurance, payments and investment.'},
          {value: 'healthcare', meaning: 'Medical care, pharmaceuticals and medical devices.'},
          {value: 'manufacturing', meaning: 'Production of goods.'},
          {value: 'public_sector', meaning: 'Government and other public bodies.'},
          {value: 'retail', meaning: 'Sale of goods to consumers.'},
          {value: 'technology', meaning: 'Software, hardware and services around them.'},
          {value: 'other', meaning: 'None of the other values fits.'},
        ],
        example: 'manufacturing',
        why: 'Without it the profile stays incomplete.',
      },
      employee_band: {
        type: 'one of five',
        isOptional: true,
        values: [
          {value: '1-9', meaning: '1 to 9 employees.'},
          {value: '10-49', meaning: '10 to 49 employees.'},
          {value: '50-249', meaning: '50 to 249 employees.'},
          {value: '250-999', meaning: '250 to 999 employees.'},
          {value: '1000+', meaning: '1000 employees or more.'},
        ],
        example: '250-999',
        why: 'Without it the profile stays incomplete.',
      },
      country: {
        type: 'two-letter country code',
        example: 'DE',
        why: 'It points to the laws that apply.',
      },
      domains: {
        type: 'up to 20 host names',
        example: 'example.com',
        why: 'They are the names on the internet that belong to the company.',
      },
      timezone: {
        type: 'IANA time zone',
        example: 'Europe/Berlin',
        why: 'New accounts take it over, and due dates are shown in it.',
      },
      default_locale: {type: 'language tag', example: 'de-DE', why: 'New accounts take it over.'},
      security_contact: {
        type: 'name, e-mail address, phone and security.txt',
        isOptional: true,
        example: 'security@example.com',
        why: 'Outsiders report problems there, and without it the profile stays incomplete.',
      },
      ciso_user_id: {
        type: 'user, an active CISO',
        example: '6f1c2a90-4b7d-4e38-9a51-0c8d7b3f6ae2',
        why: 'It names the person who is accountable and gets the yearly review.',
      },
      frameworks: {
        type: 'up to 20 of a list',
        values: frameworkValues,
        example: 'iso_27001_2022',
        why: 'The chosen frameworks appear in compliance.',
      },
      regulations: {
        type: 'up to 50 names',
        example: 'GDPR',
        why: 'Risks and assessments refer to them.',
      },
      risk_appetite_threshold: {
        type: 'number from 1 to 25',
        example: '9',
        why: 'A residual score above it needs treatment or acceptance by a CISO.',
      },
      profile_status: {
        type: 'one of two, set by CyberView',
        values: toStateValues('company'),
        hasOwnTable: true,
        example: 'complete',
        why: 'It says whether the profile has all that the programme needs.',
      },
    },
  },
  'third-party': {
    plural: 'Third parties',
    keyExample: 'Acme Gateways',
    module: 'company',
    purpose: 'A third party is an organisation from which the company buys.',
    fields: {
      name: {
        type: 'text',
        example: 'Acme Gateways',
        why: 'Assets and accounts must have this spelling, or the right contact does not see them.',
      },
      kind: {
        type: 'one or both of two',
        values: [
          {value: 'vendor', meaning: 'It sells the company a product.'},
          {value: 'supplier', meaning: 'It provides people or managed services.'},
        ],
        example: 'vendor',
        why: 'It decides which kind of account its people get.',
      },
      criticality: {
        type: 'number from 1 to 5',
        example: '5',
        why: 'It says how much the company depends on the organisation.',
      },
      accounts: {
        type: 'list of users',
        isOptional: true,
        example: 'Priya Nair',
        why: 'It shows who of the organisation can sign in.',
      },
      owner: {type: 'user', example: 'Dana Okafor', why: 'The owner keeps the entry correct.'},
    },
  },
} satisfies EntityData;
