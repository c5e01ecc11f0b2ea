import fs from 'node:fs';
import path from 'node:path';

/** Roles of readers: the five user types, buyers, and engineers who call the API. */
export const askers = [
  'ciso',
  'member',
  'outsource',
  'vendor',
  'auditor',
  'buyer',
  'engineer',
] as const;

export type Asker = (typeof askers)[number];

interface Answered {
  readonly question: string;
  /**
   * URL of the section or table row that contains the answer. Without a fragment, the first paragraph contains the
   * answer.
   */
  readonly at: string;
  /** A short phrase from the answer, as displayed. */
  readonly answer: string;
}

export interface Question {
  readonly asker: Asker;
  readonly question: string;
  readonly page: string;
  /** Id of the heading or table row; undefined for the first paragraph of the page. */
  readonly anchor: string | undefined;
  readonly answer: string;
}

const answered: Readonly<Partial<Record<Asker, readonly Answered[]>>> = {
  ciso: [
    {
      question: 'Is there one number for the whole company, and does a trend change afterwards?',
      at: '/docs/system-modules/reports#catalogue',
      answer: 'There is no overall score of the company',
    },
    {
      question: 'Does CyberView start the deadline of a law, and which other laws have one?',
      at: '/docs/system-modules/compliance/incidents#deadlines',
      answer: 'CyberView starts no clock for any of them',
    },
    {
      question: 'Personal data were stolen. By when does the supervisory authority have to know?',
      at: '/docs/system-modules/compliance/incidents#deadlines',
      answer: '72 hours after you become aware, where feasible',
    },
    {
      question: 'Can one installation hold several companies of a group?',
      at: '/docs/trust#sign-in-and-access',
      answer: 'an installation has one company profile',
    },
    {
      question: 'Is there an accessibility statement?',
      at: '/docs/trust#hosting-and-operation',
      answer: 'these pages claim no conformance and hold no report',
    },
    {
      question: 'What support do we get, and how long is a release maintained?',
      at: '/docs/trust#hosting-and-operation',
      answer: 'A release gets corrections for 12 months',
    },
    {
      question: 'Is there an SBOM of CyberView itself?',
      at: '/docs/trust#hosting-and-operation',
      answer: 'lists the parts of this site alone',
    },
    {
      question: 'What does it cost, and by which licence?',
      at: '/docs/trust#hosting-and-operation',
      answer: 'these pages name neither',
    },
    {
      question: 'What is not in the log?',
      at: '/docs/administration/log-and-retention#the-log',
      answer: 'These pages promise no entry for sign-ins, imports or settings',
    },
    {
      question: 'Must a critical risk be treated, or may a CISO accept it?',
      at: '/docs/system-modules/risks#scoring',
      answer: 'treat it, or have a CISO accept it until a date',
    },
    {
      question: 'Which records does not even a CISO see?',
      at: '/docs/user-types/#data-scopes',
      answer: 'Private bookmarks are visible to their owner alone',
    },
    {
      question: 'Do records block a deletion that a person only owns?',
      at: '/docs/system-applications/user-administration#remove-an-account-that-is-still-needed',
      answer: 'Records that the person only owns block nothing',
    },
    {
      question: 'May our identity provider check the sign-in, and is there SCIM?',
      at: '/docs/administration/sign-in#sign-in-of-people',
      answer: 'SCIM is not in CyberView 2026.4',
    },
    {
      question: 'Can a SIEM read the log?',
      at: '/docs/administration/log-and-retention#logs-for-a-siem',
      answer: 'The operator may read the log table by the documented view log_v1',
    },
    {
      question: 'Which parts of a backup belong together, and in which order?',
      at: '/docs/administration/backup-and-restore#what-belongs-together',
      answer: 'Copy the database first',
    },
    {
      question: 'Is an account disabled that nobody uses?',
      at: '/docs/administration/#inactive-accounts',
      answer: 'It disables none automatically',
    },
    {
      question: 'A CVE record was rejected. What becomes of its exposure?',
      at: '/docs/system-modules/cve#reading-a-record',
      answer: 'Set the exposure to withdrawn, with the reason not_a_flaw or moved',
    },
    {
      question: 'We protect the asset before the patch. Does the deadline move?',
      at: '/docs/system-modules/cve#mitigation',
      answer: 'It stops no clock',
    },
    {
      question: 'How do I report a flaw of CyberView without an account?',
      at: '/docs/trust#report-a-flaw-of-cyberview',
      answer: 'the address is in /.well-known/security.txt of this portal',
    },
    {
      question: 'What happens to open tasks when I delete a user?',
      at: '/docs/system-modules/tasks#how-to-give-a-task-to-somebody-else',
      answer: 'A person who still has open tasks cannot be deleted',
    },
    {
      question: "How do I end somebody's access today, although work is still open?",
      at: '/docs/system-applications/user-administration#remove-an-account-that-is-still-needed',
      answer: 'Suspend the account if access has to end today',
    },
    {
      question: 'May I accept a risk that I own?',
      at: '/docs/system-modules/risks#acceptance',
      answer: 'the owner of the risk is never the approver',
    },
    {
      question: 'Can I accept a risk for good?',
      at: '/docs/system-modules/risks#renew-an-acceptance',
      answer: 'Accept the risk again, with a new end date. It is a new decision',
    },
    {
      question: 'Which risks need a decision of mine?',
      at: '/docs/system-modules/risks#appetite',
      answer: '9 itself is still within the appetite',
    },
    {
      question: 'What must I do before I change the risk appetite?',
      at: '/docs/system-modules/company#how-to-change-the-threshold',
      answer: 'Agree on the new value with those who carry the risk',
    },
    {
      question: 'How many days do we have to fix an exposure, and may I change them?',
      at: '/docs/system-modules/cve#the-four-priorities',
      answer: 'A CISO may change 3, 14 and 60 days in the settings of this module',
    },
    {
      question: 'Who decides while I am on leave?',
      at: '/docs/user-types/ciso#name-a-deputy',
      answer: 'If the person is a member, change their user type to ciso',
    },
    {
      question: 'Which account does an interim CISO get, or a freelance tester?',
      at: '/docs/user-types/#cases-that-need-a-second-look',
      answer: 'Their own business is the supplier and the organisation',
    },
    {
      question: 'Can I give one person a right that others of the same type do not have?',
      at: '/docs/ideas/cemetery/permissions',
      answer: 'You cannot give one person a right that others of the same user type do not have',
    },
    {
      question: 'A report that the board has is wrong. How do I correct it?',
      at: '/docs/system-modules/reports#how-to-correct-a-report-that-people-have',
      answer: 'Generate a new report with the same template and period',
    },
    {
      question: 'Who may read an advisory that is marked TLP:AMBER?',
      at: '/docs/system-modules/news#tlp-markings',
      answer: 'CISO, members and contractors who need to know',
    },
    {
      question: 'What has to happen before I leave the company?',
      at: '/docs/user-types/ciso#ending-access',
      answer: 'Name your successor in ciso_user_id',
    },
    {
      question: 'How and where do I register a client for a program?',
      at: '/docs/system-applications/user-administration#register-a-client-for-a-program',
      answer: 'You register it at the authorization server of your installation',
    },
    {
      question: 'How do I send a new invitation?',
      at: '/docs/system-applications/user-administration#what-you-can-do',
      answer: 'Open the account, which is still invited, and send it again',
    },
    {
      question: "How do I reset somebody's second factor?",
      at: '/docs/system-applications/user-administration#reset-a-second-factor',
      answer: 'Open the account and reset the second factor',
    },
    {
      question: 'Who creates the first ciso account of a new installation?',
      at: '/docs/system-applications/user-administration#the-first-account',
      answer: 'Whoever sets up the installation creates the first one',
    },
    {
      question: "How do I change somebody's e-mail address?",
      at: '/docs/system-applications/user-administration#change-an-e-mail-address',
      answer: 'People cannot change their own address, because they sign in with it',
    },
    {
      question: 'How far ahead may the end of an acceptance lie?',
      at: '/docs/system-modules/risks#how-to-accept-a-risk',
      answer: 'CyberView sets no longest time',
    },
    {
      question: 'Can I end an acceptance early?',
      at: '/docs/system-modules/risks#end-an-acceptance-early',
      answer: 'So a CISO sets an earlier date',
    },
    {
      question: 'How long are the log, the history and the names of deleted users kept?',
      at: '/docs/administration/log-and-retention#how-long-entries-are-kept',
      answer: '36 months, then CyberView deletes them',
    },
    {
      question: 'Where do I record an incident, and does CyberView track the deadlines of NIS2?',
      at: '/docs/system-modules/compliance/incidents',
      answer: 'CyberView has no record for an incident and tracks no deadline',
    },
    {
      question: 'By when do NIS2 and DORA want which report?',
      at: '/docs/system-modules/compliance/incidents#deadlines',
      answer: 'initial notification, 4 hours after you classify the incident as major',
    },
    {
      question: 'Does a suspension also end tokens that were issued before?',
      at: '/docs/system-applications/user-administration#sessions-and-tokens',
      answer: 'ends its sessions and revokes all tokens issued to it at once',
    },
    {
      question: 'Where do I report a vulnerability in CyberView?',
      at: '/docs/introduction/#what-a-ciso-asks-first',
      answer: 'in no public place',
    },
    {
      question: 'What happens to the name of a former user who requests erasure?',
      at: '/docs/administration/log-and-retention#how-long-entries-are-kept',
      answer: 'the key of the record that had the name replace the name',
    },
    {
      question: 'Can I export a list?',
      at: '/docs/system-modules/assets#import-and-export',
      answer: 'Lists have no export',
    },
    {
      question: 'Is there single sign-on?',
      at: '/docs/system-applications/#single-sign-on',
      answer: 'An installation may let an OpenID Connect issuer check the sign-in',
    },
    {
      question: 'Where does CyberView run, who operates it, and whom do I ask?',
      at: '/docs/introduction/#what-an-installation-is',
      answer: 'Your contract names host and location',
    },
    {
      question: 'An account has expired before the person accepted the invitation. What now?',
      at: '/docs/user-types/#lifecycle-of-an-account',
      answer: 'or invited if the person never accepted the invitation',
    },
  ],
  member: [
    {
      question: 'How do I reassign all tasks of a sick colleague at once?',
      at: '/docs/system-modules/tasks#how-to-give-a-task-to-somebody-else',
      answer: 'Many tasks are reassigned one by one',
    },
    {
      question: 'I have dismissed an advisory. Does it come back?',
      at: '/docs/system-modules/news#lifecycle',
      answer: 'A dismissed item stays dismissed',
    },
    {
      question: 'Can I merge two entries of one asset?',
      at: '/docs/system-modules/assets#where-people-go-wrong',
      answer: 'There is no merge',
    },
    {
      question: 'Is an upload scanned for malware?',
      at: '/docs/system-modules/compliance/evidence#files-and-links',
      answer: 'CyberView 2026.4 does not scan files for malware',
    },
    {
      question: 'Which score counts if two sources of a CVE differ?',
      at: '/docs/system-modules/cve#reading-a-record',
      answer: 'no deadline depends on CVSS',
    },
    {
      question: 'Can I undo a deletion?',
      at: '/docs/administration/log-and-retention#deletion-and-legal-hold',
      answer: 'A deletion cannot be undone',
    },
    {
      question: 'My import was wrong. How do I take it back?',
      at: '/docs/administration/feeds-and-imports#how-to-import-assets',
      answer: 'There is no undo: import wrong values again with their key',
    },
    {
      question: 'A flaw has no CVE ID. Where do I record it?',
      at: '/docs/system-modules/#when-two-modules-seem-to-fit',
      answer: 'an exposure needs a CVE ID',
    },
    {
      question: 'My risk is within the appetite. What does its review do?',
      at: '/docs/system-modules/risks#how-to-review-a-risk',
      answer: 'A risk within the appetite that needs no treatment stays assessed',
    },
    {
      question: 'A task names me. What is expected of me?',
      at: '/docs/system-modules/tasks#how-to-work-on-a-task-that-names-you',
      answer: 'Attach what shows the result, and set done',
    },
    {
      question: 'May I verify a task that I have done?',
      at: '/docs/system-modules/tasks#who-uses-it',
      answer: 'Owner and assignee may be the same person; assignee and verifier never are',
    },
    {
      question: 'Do I gain time by moving the due date of a task?',
      at: '/docs/system-modules/tasks#where-people-go-wrong',
      answer: 'keeps its deadline, and reports measure that deadline',
    },
    {
      question: 'How do I end a task that comes back every quarter?',
      at: '/docs/system-modules/tasks#recurrence',
      answer: 'empty recurrence first',
    },
    {
      question: 'Why is there no button to edit this record?',
      at: '/docs/system-modules/#a-module-or-a-record-is-missing',
      answer: 'Your level is read, or you neither own the record nor have it assigned',
    },
    {
      question: 'What is a sufficient reason for "not affected"?',
      at: '/docs/system-modules/cve#how-to-work-on-an-exposure',
      answer: '"The vulnerable service is not installed" is one',
    },
    {
      question: 'How do I pass my asset on to a colleague?',
      at: '/docs/system-modules/assets#how-to-hand-an-asset-to-another-owner',
      answer: 'From now on you can only read the asset',
    },
    {
      question: 'Which classification does an asset get?',
      at: '/docs/system-modules/assets#classification',
      answer: 'Take the level of the most sensitive information on the asset',
    },
    {
      question: 'How do I write down a risk and score it?',
      at: '/docs/system-modules/risks#how-to-write-and-score-a-risk',
      answer: 'Judge likelihood and impact without your controls',
    },
    {
      question: 'My evidence was rejected. May I correct it?',
      at: '/docs/system-modules/compliance/evidence#how-to-answer-a-request-for-evidence',
      answer: 'If it is rejected, create a new item that answers the reason',
    },
    {
      question: 'A risk can no longer happen. How do I get it closed?',
      at: '/docs/system-modules/risks#close-a-risk-that-can-no-longer-happen',
      answer: 'score the risk and set it to monitored',
    },
    {
      question: 'I have not triaged an exposure yet. Does its deadline run?',
      at: '/docs/system-modules/cve#when-a-deadline-is-missed',
      answer: 'overdue, also if it is still new',
    },
    {
      question: 'May I patch an exploited gateway at once?',
      at: '/docs/system-modules/cve#forensic-triage',
      answer: 'Do it before the patch',
    },
    {
      question: 'The priority of an exposure changes. From which day does the deadline count?',
      at: '/docs/system-modules/cve#the-four-priorities',
      answer: 'the new deadline counts from the moment of the change',
    },
    {
      question: 'I have failed the test of a course. When may I try again?',
      at: '/docs/system-modules/university#lifecycle-of-an-enrolment',
      answer: 'you may begin again at once and as often as you need',
    },
    {
      question: 'What do I owe as the sponsor of an external person?',
      at: '/docs/user-types/#external-accounts',
      answer: 'The sponsor has four duties',
    },
    {
      question: 'Who can see my private bookmarks?',
      at: '/docs/system-modules/bookmarks#private-and-shared',
      answer: 'No one else sees your private ones',
    },
    {
      question: 'I have forgotten my password. What now?',
      at: '/docs/system-applications/#sign-in-refused',
      answer: 'Your installation decides how you set a new password',
    },
    {
      question: 'Which columns does the import of assets expect?',
      at: '/docs/administration/feeds-and-imports#csv-of-assets',
      answer: 'A file with any other column is rejected',
    },
    {
      question: 'Who may change the assignee of a task?',
      at: '/docs/system-modules/tasks#how-to-give-a-task-to-somebody-else',
      answer: 'No one else reassigns tasks',
    },
    {
      question: 'How large may an evidence file be, and in which format?',
      at: '/docs/system-modules/compliance/evidence#files-and-links',
      answer: 'The largest file is 50 MiB by default',
    },
    {
      question: 'Can I turn off notification e-mails?',
      at: '/docs/system-applications/cyberview-application#notifications',
      answer: 'The e-mail cannot be turned off in CyberView 2026.4',
    },
  ],
  outsource: [
    {
      question: 'Can I record hours for my invoice?',
      at: '/docs/user-types/outsource#what-you-cannot-do-and-why',
      answer: 'a task has no field for them',
    },
    {
      question: 'Who reads my comments?',
      at: '/docs/user-types/outsource#what-you-cannot-do-and-why',
      answer: 'whoever may read the record reads it, an auditor too',
    },
    {
      question: 'May we sign in by the identity provider of our own company?',
      at: '/docs/administration/sign-in#sign-in-of-people',
      answer: 'no supplier or vendor can bring one of its own',
    },
    {
      question: 'Which of the four applications do I sign in to?',
      at: '/docs/system-applications/#where-do-i-sign-in',
      answer: 'the supplier application for outsource',
    },
    {
      question: 'I have signed in and my list is empty. What is wrong?',
      at: '/docs/user-types/outsource#your-first-day',
      answer: 'no task or project names you yet',
    },
    {
      question: 'My password is right. Why am I refused?',
      at: '/docs/system-applications/#sign-in-refused',
      answer: 'This is not your home application',
    },
    {
      question: 'Which records of the customer do I see?',
      at: '/docs/user-types/outsource#what-you-see',
      answer: 'the records that your tasks and projects link to, and no others',
    },
    {
      question: 'Why does a link answer "not found"?',
      at: '/docs/user-types/#data-scopes',
      answer:
        'A record that you may not see shows "not found", exactly like one that does not exist',
    },
    {
      question: 'My work takes longer than my access. Who extends it?',
      at: '/docs/user-types/outsource#get-your-access-extended',
      answer: 'The sponsor confirms the need to a CISO',
    },
    {
      question: 'I notice a flaw next to what I was asked to test. May I test it?',
      at: '/docs/user-types/outsource#report-what-nobody-asked-you-to-test',
      answer: 'Do not test it further, even if it looks easy',
    },
    {
      question: 'How do I verify what somebody else has done?',
      at: '/docs/user-types/outsource#verify-a-task',
      answer: 'Test the result and do not rely on the note',
    },
    {
      question: 'Do I verify the task first, or the exposure?',
      at: '/docs/user-types/outsource#verify-a-task',
      answer: 'you can open it only until the task is verified',
    },
    {
      question: 'May a colleague use my account while I am ill?',
      at: '/docs/user-types/outsource#what-you-cannot-do-and-why',
      answer: 'the colleague needs an invitation of their own',
    },
    {
      question: 'What do I hand over before my last day?',
      at: '/docs/system-applications/supplier-application#hand-over',
      answer: 'Test results and working papers are attached to the records, not only sent',
    },
    {
      question: 'What becomes of my bookmarks and test results when my access ends?',
      at: '/docs/user-types/outsource#ending-access',
      answer: 'evidence, comments and test results stay with the company',
    },
    {
      question: 'Can one customer see what another one has assigned to me?',
      at: '/docs/system-applications/supplier-application#being-in-two-places',
      answer: 'nothing that one customer assigned appears in the list of another',
    },
    {
      question: 'What is the difference between a supplier and a vendor?',
      at: '/docs/introduction/definitions#often-confused',
      answer: 'A supplier provides people or managed services',
    },
    {
      question: 'I cannot finish my task. Who gives it to somebody else?',
      at: '/docs/system-applications/supplier-application#hand-over',
      answer: 'The owner of each open task, or a CISO, reassigns it',
    },
    {
      question: 'I have forgotten the password of my external account. Whom do I ask?',
      at: '/docs/system-applications/#sign-in-refused',
      answer: 'as an external person, write to your sponsor, who asks for you',
    },
  ],
  vendor: [
    {
      question: 'Can I take over the answers of last year?',
      at: '/docs/system-applications/vendor-application#which-questionnaire',
      answer: 'You cannot import answers from a file or from an earlier questionnaire',
    },
    {
      question: 'How do I take back a document that I sent by mistake?',
      at: '/docs/user-types/vendor#what-you-cannot-do-and-why',
      answer: "the customer's reviewer rejects it, or a CISO deletes it",
    },
    {
      question: 'A finding about us is wrong. How do I dispute it?',
      at: '/docs/user-types/vendor#what-you-cannot-do-and-why',
      answer: 'write your reason into the task or the answer that it concerns',
    },
    {
      question: 'Which news do I read?',
      at: '/docs/system-modules/news#tlp-markings',
      answer: 'Its contacts read published items marked TLP:CLEAR, whatever their audience',
    },
    {
      question: "May a vendor see another vendor's tasks?",
      at: '/docs/user-types/vendor#what-others-see-of-you',
      answer: 'Nothing, not even that you are a vendor',
    },
    {
      question: 'Whose turn is it when a questionnaire is "submitted"?',
      at: '/docs/user-types/vendor#what-requests-mean',
      answer: 'Nothing; answers are locked',
    },
    {
      question: 'I have submitted a wrong answer. Can I still change it?',
      at: '/docs/user-types/vendor#what-you-cannot-do-and-why',
      answer: 'ask for changes to be requested',
    },
    {
      question: 'Who reviews our answers?',
      at: '/docs/user-types/vendor#what-requests-mean',
      answer: 'The questionnaire names its reviewer, a CISO or member of the customer',
    },
    {
      question: 'How do I answer a questionnaire?',
      at: '/docs/system-applications/vendor-application#answer-a-questionnaire',
      answer: 'Read the scope and the due date before the first question',
    },
    {
      question: 'Who of us may submit the answers?',
      at: '/docs/system-applications/vendor-application#getting-in',
      answer: 'they get the requests and are the one who submits',
    },
    {
      question: 'Can I send our CAIQ instead of typing everything again?',
      at: '/docs/system-applications/vendor-application#which-questionnaire',
      answer: 'attach it as evidence and refer to it instead of typing the answers again',
    },
    {
      question: 'Which documents does the customer accept as evidence?',
      at: '/docs/system-applications/vendor-application#attach-evidence',
      answer: 'The report itself, with type and period',
    },
    {
      question: 'Does my statement change the status at the customer?',
      at: '/docs/system-applications/vendor-application#product-status',
      answer: "It does not change the exposure's status, nor does a correction",
    },
    {
      question: 'We do not know yet whether our product is affected. What do I state?',
      at: '/docs/user-types/vendor#responsibilities',
      answer: 'State under_investigation in the first hour, with the time of your next update',
    },
    {
      question: 'How does a colleague take over from me?',
      at: '/docs/user-types/vendor#hand-over-to-a-colleague',
      answer: 'Ask the customer to name the colleague as respondent of each open questionnaire',
    },
    {
      question: 'A questionnaire is closed, and an answer no longer holds. What now?',
      at: '/docs/system-applications/vendor-application#where-people-go-wrong',
      answer: 'Ask the customer to reopen it',
    },
    {
      question: 'Can our program state product statuses by the API?',
      at: '/docs/system-applications/vendor-application#related-pages',
      answer: 'Questionnaires and product status have no operation',
    },
    {
      question: 'Which control do I choose for evidence, if I see none?',
      at: '/docs/system-applications/vendor-application#attach-evidence',
      answer: 'The question takes the place of the control',
    },
    {
      question: 'My access ends too early. Who extends it?',
      at: '/docs/user-types/vendor#ending-access',
      answer: 'If you need longer, ask your sponsor early',
    },
    {
      question: 'How large may a file be that I attach?',
      at: '/docs/system-applications/vendor-application#attach-evidence',
      answer: '50 MiB by default',
    },
    {
      question: 'Do I have to get every notification by e-mail?',
      at: '/docs/system-applications/#what-is-the-same-everywhere',
      answer: 'they cannot be turned off',
    },
  ],
  auditor: [
    {
      question: 'Can I draw a random sample from the records of a past day?',
      at: '/docs/system-applications/auditor-application#drawing-a-sample',
      answer: 'A list shows records as they are today, draws nothing at random and has no export',
    },
    {
      question: 'Can I prove that nobody changed the log?',
      at: '/docs/administration/log-and-retention#the-log',
      answer: 'There is no hash chain and no signature',
    },
    {
      question: 'Is the approved statement of applicability kept, and who changed it since?',
      at: '/docs/system-modules/compliance/#statement-of-applicability',
      answer: 'CyberView keeps no copy of what was approved',
    },
    {
      question: 'Can the company edit or delete what I relied on?',
      at: '/docs/administration/log-and-retention#deletion-and-legal-hold',
      answer: 'The log records each deletion',
    },
    {
      question: 'Is there a legal hold?',
      at: '/docs/administration/log-and-retention#deletion-and-legal-hold',
      answer: 'CyberView 2026.4 has no legal hold',
    },
    {
      question: 'Does CyberView stop a CISO who ends my access?',
      at: '/docs/user-types/#the-sponsor-of-an-auditor',
      answer: 'neither CyberView nor the API checks for the request',
    },
    {
      question: 'Two people disagree about a finding. What now?',
      at: '/docs/system-modules/compliance/assessments#where-people-go-wrong',
      answer: 'There is no state for a dispute',
    },
    {
      question: 'What may I write, if I may change nothing?',
      at: '/docs/user-types/auditor#what-you-see',
      answer: 'you write audit notes: requests, decisions on evidence, results, findings',
    },
    {
      question: 'Can the company end my access before the audit is over?',
      at: '/docs/user-types/#the-sponsor-of-an-auditor',
      answer: 'The account ends on its end date, or earlier if its sponsor asks for it',
    },
    {
      question: 'Why do I see nothing after I have signed in?',
      at: '/docs/user-types/auditor#your-first-day',
      answer: 'no assessment of type audit is assigned to you',
    },
    {
      question: 'Who closes the assessment?',
      at: '/docs/user-types/auditor#what-you-can-and-cannot-do',
      answer: 'close or reopen it; a CISO does',
    },
    {
      question: 'I have advised the company on a control. May I test it?',
      at: '/docs/user-types/auditor#why-so-strict',
      answer: 'If you advised the company on a control, do not test that control',
    },
    {
      question: 'From which lists do I draw a sample?',
      at: '/docs/system-applications/auditor-application#drawing-a-sample',
      answer: 'Draw from the full list, not from what you are shown',
    },
    {
      question: 'How do I ask for evidence?',
      at: '/docs/system-applications/auditor-application#requesting-evidence',
      answer: 'Name the period, the population and what would convince you',
    },
    {
      question: 'How do I raise a finding that can be corrected?',
      at: '/docs/system-applications/auditor-application#raise-a-finding',
      answer: 'Write the cause, not the symptom',
    },
    {
      question: 'Can the company change the scope behind my back?',
      at: '/docs/system-applications/auditor-application#open-an-engagement',
      answer: 'A later change of the scope goes into the log',
    },
    {
      question: 'Can anybody edit the log?',
      at: '/docs/administration/log-and-retention#the-log',
      answer: 'neither a CISO nor an auditor can change an entry',
    },
    {
      question: 'How do I test who has access?',
      at: '/docs/user-types/auditor#test-who-has-access',
      answer: 'Compare leavers with deletions',
    },
    {
      question: 'Until when should my access last, and what remains of my notes?',
      at: '/docs/user-types/auditor#ending-access',
      answer: 'Let it cover the re-test of your findings',
    },
    {
      question: 'Can the company accept a nonconformity as a risk?',
      at: '/docs/system-modules/compliance/assessments#findings',
      answer: 'It cannot be accepted as a risk',
    },
    {
      question: 'Where do I find the statement of applicability?',
      at: '/docs/system-modules/compliance#statement-of-applicability',
      answer: 'CyberView compiles it from existing records',
    },
    {
      question: 'What does "engagement" mean here?',
      at: '/docs/introduction/definitions#engagement',
      answer: 'Its scope lists all that this auditor can open',
    },
    {
      question: 'Who at the company sees my notes, and from when?',
      at: '/docs/system-applications/auditor-application#who-sees-your-notes',
      answer: 'A note is private until you issue it',
    },
    {
      question: 'Can I take my working papers out before my access ends?',
      at: '/docs/system-applications/auditor-application#take-your-working-papers-with-you',
      answer: 'CyberView 2026.4 has no export of an engagement',
    },
    {
      question: 'How long does the log go back?',
      at: '/docs/administration/log-and-retention#how-long-entries-are-kept',
      answer: 'No entry can be removed by hand',
    },
  ],
  engineer: [
    {
      question: 'Which parts of the product can a program reach?',
      at: '/docs/API/',
      answer: 'Let your programs read and update the company profile and manage user accounts',
    },
    {
      question: 'How do I get a token?',
      at: '/docs/API/quick-start#1-get-a-token',
      answer: 'There is no sign-up',
    },
    {
      question: 'Which scope does my client need?',
      at: '/docs/API/authentication#scopes',
      answer: 'read and list all users',
    },
    {
      question: 'My token has the scope. Why is the answer 403?',
      at: '/docs/API/authentication#the-effective-right',
      answer: 'the scopes in the token that the user type also allows',
    },
    {
      question: 'What does my job do about a 401 in the night?',
      at: '/docs/API/authentication#replace-a-token',
      answer: 'get one new token and repeat the request once',
    },
    {
      question: 'Which part of an error does a program decide by?',
      at: '/docs/API/errors',
      answer: 'Write your program around type',
    },
    {
      question: 'Why can I not delete this user?',
      at: '/docs/API/errors#user-in-use',
      answer: 'Hand these over and delete the user then',
    },
    {
      question: 'How do I know that I have read the last page?',
      at: '/docs/API/paging',
      answer: 'only the missing token means the end',
    },
    {
      question: 'How do I find the external accounts that end soon?',
      at: '/docs/API/recipes#a-report-of-accounts-that-end',
      answer: 'Thirty days give sponsors time to extend an account or to let it end',
    },
    {
      question: 'How do I avoid overwriting what somebody else has changed?',
      at: '/docs/API/concurrent-changes#read-apply-send-and-again',
      answer: 'after a 412 it has to be worked out again',
    },
    {
      question: 'How do I clear a field, and how do I add to an array?',
      at: '/docs/API/concurrent-changes#what-a-merge-patch-changes',
      answer: 'the whole array is replaced',
    },
    {
      question: 'No answer came to my create. Will a second attempt make a second user?',
      at: '/docs/API/safe-retries#a-create',
      answer: 'no second user is created',
    },
    {
      question: 'How long do I wait before the next attempt?',
      at: '/docs/API/safe-retries#how-long-to-wait',
      answer: 'Double the longest waiting time with each attempt',
    },
    {
      question: 'How many requests may I send in a second?',
      at: '/docs/API/limits#requests',
      answer: 'read it from any answer',
    },
    {
      question: 'What may change under my program within version 1?',
      at: '/docs/API/versions#what-counts-as-breaking',
      answer: 'what you may send stays allowed',
    },
    {
      question: 'How do I learn of a new release?',
      at: '/docs/API/versions#how-to-follow-changes',
      answer: 'Subscribe to the feed of the changelog',
    },
    {
      question: 'Where does my program learn the id of the person it acts for?',
      at: '/docs/API/authentication#where-an-id-comes-from',
      answer: 'With profile alone you cannot look it up',
    },
    {
      question: 'Under whose name does a change of my client appear in the history?',
      at: '/docs/API/authentication#whose-name-a-change-carries',
      answer: 'the contract does not say which name the history shows',
    },
    {
      question: 'How do I get a test installation?',
      at: '/docs/API/quick-start#where-to-try-it',
      answer: 'There is no public test installation',
    },
    {
      question: 'What happens to the tokens of an account that we suspend?',
      at: '/docs/API/authentication#replace-a-token',
      answer: 'revokes its sessions and its tokens at once',
    },
    {
      question: 'May a script in a browser call the API?',
      at: '/docs/API/authentication#calls-from-a-browser',
      answer: 'from origins that a CISO has registered for a client',
    },
  ],
};

const toQuestion = (asker: Asker, {question, at, answer}: Answered): Question => {
  const [page = at, anchor] = at.split('#');
  return {asker, question, page, anchor, answer};
};

/**
 * Reads the questions in `questions.txt`. A comment such as `# 2026-11-29, ciso` names the role that asked those below
 * it.
 */
function readAsked(): readonly Question[] {
  let asker: Asker | undefined;
  return fs
    .readFileSync(path.join(import.meta.dirname, 'questions.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const role = /^# \d{4}-\d\d-\d\d, (\w+)$/.exec(line)?.[1];
      asker = askers.find((one) => one === role) ?? asker;
      const [, question, at, answer] = /^([^#].*) → (\S+) \| (.+)$/.exec(line) ?? [];
      if (question === undefined || at === undefined || answer === undefined) return [];
      if (asker === undefined) throw new Error(`questions.txt: no one asks "${question}"`);
      return [toQuestion(asker, {question, at, answer})];
    });
}

export const questions: readonly Question[] = askers
  .flatMap((asker) => (answered[asker] ?? []).map((row) => toQuestion(asker, row)))
  .concat(readAsked());
