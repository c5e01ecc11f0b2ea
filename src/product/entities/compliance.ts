import {type EntityData, toStateValues} from './entity';
import {frameworkValues} from './values';

/** From the framework to the control. */
export const complianceEntities = {
  framework: {
    keyExample: 'iso_27001_2022',
    module: 'compliance',
    purpose: 'A framework is a published set of requirements or outcomes, in one edition.',
    fields: {
      name: {
        type: 'one of four',
        values: frameworkValues,
        example: 'iso_27001_2022',
        why: 'Two editions of a framework are two frameworks.',
      },
      issuer: {
        type: 'text',
        example: 'ISO and IEC',
        why: 'It says who publishes the binding text.',
      },
      requirements: {
        type: 'list of requirements',
        example: 'clauses 4 to 10, and 93 reference controls in Annex A',
        why: 'They are what assessments compare practice with.',
      },
      outcome: {
        type: 'text',
        example: 'a certificate from an accredited body',
        why: 'It says what the company can show in the end.',
      },
      adopted: {
        type: 'yes or no',
        example: 'yes',
        why: 'It follows the company profile; only adopted frameworks are assessed.',
      },
    },
  },
  requirement: {
    keyExample: 'A.8.8',
    module: 'compliance',
    purpose: 'A requirement is one clause or reference control of a framework.',
    fields: {
      framework: {
        type: 'framework',
        example: 'iso_27001_2022',
        why: 'It says whose requirement this is.',
      },
      kind: {
        type: 'one of two',
        values: [
          {
            value: 'requirement',
            meaning: 'The framework requires it, like clauses 4 to 10 of ISO/IEC 27001.',
          },
          {
            value: 'reference_control',
            meaning:
              'The framework lists it for reference, like Annex A; with a reason the company may exclude it.',
          },
        ],
        example: 'reference_control',
        why: 'A requirement always applies; a reference control may be excluded.',
      },
      title: {
        type: 'text',
        example: 'Management of technical vulnerabilities',
        why: 'It names the point in a few words.',
      },
      controls: {
        type: 'list of controls',
        isOptional: true,
        example: 'CTL-0118',
        why: 'They are the measures that serve it.',
      },
      mapped_to: {
        type: 'list of requirements',
        isOptional: true,
        example: 'requirement 6 of PCI DSS',
        why: 'It marks an overlap, so that one item of evidence can serve both.',
      },
      result: {
        type: 'one of five, per assessment',
        values: toStateValues('requirement-result'),
        hasOwnTable: true,
        example: 'compliant',
        why: 'The results of all requirements make the status of the framework.',
      },
      reason: {
        type: 'text',
        isOptional: true,
        example: 'it treats RSK-0017',
        why: 'It goes into the statement of applicability; not_applicable requires it.',
      },
    },
  },
  control: {
    key: 'CTL',
    keyExample: 'CTL-0118',
    module: 'compliance',
    purpose: 'A control is a measure that the company runs to change a risk or meet requirements.',
    fields: {
      title: {
        type: 'text',
        example: 'Patch internet-facing systems in time',
        why: 'It says what is done.',
      },
      owner: {
        type: 'user',
        example: 'Luis Ortega',
        why: 'The owner runs the control and gets the requests for evidence.',
      },
      requirements: {
        type: 'list of requirements',
        isOptional: true,
        example: 'A.8.8',
        why: 'One control may serve several frameworks; one without a reference may still be necessary.',
      },
      status: {
        type: 'one of four',
        values: toStateValues('control'),
        hasOwnTable: true,
        example: 'implemented',
        why: 'Only an implemented control counts in a residual score.',
      },
      evidence: {
        type: 'list of evidence',
        isOptional: true,
        example: 'EVD-0520',
        why: 'It shows that the control worked in a period.',
      },
    },
  },
} satisfies EntityData;
