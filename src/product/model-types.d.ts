// Made of the schemas beside this file by `npm run api:types`, do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What somebody may do with the records in their record visibility.
         * @enum {unknown}
         */
        readonly AccessLevel: "none" | "read" | "contribute" | "manage";
        readonly AccessRow: {
            readonly ciso: components["schemas"]["AccessLevel"];
            readonly member: components["schemas"]["AccessLevel"];
            readonly outsource: components["schemas"]["AccessLevel"];
            readonly vendor: components["schemas"]["AccessLevel"];
            readonly auditor: components["schemas"]["AccessLevel"];
        };
        readonly AccessReasons: {
            readonly ciso?: components["schemas"]["Sentence"];
            readonly member?: components["schemas"]["Sentence"];
            readonly outsource?: components["schemas"]["Sentence"];
            readonly vendor?: components["schemas"]["Sentence"];
            readonly auditor?: components["schemas"]["Sentence"];
        };
        /** @description What a level means for one user type in one module, where that is less than the level says. */
        readonly AccessNote: {
            readonly area: components["schemas"]["ModuleId"];
            readonly userType: components["schemas"]["UserTypeId"];
            readonly note: components["schemas"]["Sentence"];
        };
        readonly NamedScope: {
            /**
             * @description What it opens.
             * @enum {unknown}
             */
            readonly area: "assets" | "bookmarks" | "company" | "compliance" | "cve" | "news" | "projects" | "reports" | "risks" | "tasks" | "university" | "users" | "profile";
            /** @description The level that a user type needs there to hold it. */
            readonly level: components["schemas"]["AccessLevel"];
            /** @description The words of the contract. */
            readonly allows: string;
        };
        readonly ApplicationEntry: {
            readonly id: components["schemas"]["ApplicationId"];
            readonly name: string;
            /** @description The route of its page. */
            readonly page: string;
            /** @description What people do in it. */
            readonly purpose: components["schemas"]["Sentence"];
            /** @description Why it leaves the other modules out, if it does. */
            readonly leavesOutBecause?: components["schemas"]["Sentence"];
        };
        readonly Course: {
            /** @description Its key. */
            readonly id: string;
            readonly title: string;
            /** @description The user types that owe it. */
            readonly audience: readonly components["schemas"]["UserTypeId"][];
            /** @description How long a passed test counts. */
            readonly validityMonths: number;
            /** @description What it is good for, as a phrase. */
            readonly why: string;
        };
        readonly FieldValue: {
            readonly value: string;
            readonly meaning: string;
            /** @description What `detailHead` of the field asks of it, as a phrase. */
            readonly detail?: string;
        };
        readonly FieldData: {
            /** @description What it holds, in words: 'text', 'date', 'user', 'one of four'. */
            readonly type: string;
            /**
             * @description Whether a record may lack it.
             * @constant
             */
            readonly isOptional?: true;
            readonly values?: readonly components["schemas"]["FieldValue"][];
            /**
             * @description The part of the model that has its values; `states` are those of the record.
             * @enum {unknown}
             */
            readonly valuesFrom?: "applications" | "data-scopes" | "priorities" | "reports" | "states" | "user-types";
            /** @description Which of them it cannot have. */
            readonly except?: readonly string[];
            /** @description What a table of its values says of each in addition to the meaning. */
            readonly detailHead?: string;
            /**
             * @description Whether a table of the page has its values, so that the list of fields leaves them out.
             * @constant
             */
            readonly hasOwnTable?: true;
            readonly example: string;
            /** @description Why the field matters. */
            readonly why: components["schemas"]["Sentence"];
        };
        readonly EntityData: {
            /** @description What one is called, if not by its id. */
            readonly name?: string;
            /** @description What several are called, if that is not the name with an `s`. */
            readonly plural?: string;
            /** @description The letters before the number of its key; records without a key have none. */
            readonly key?: string;
            /** @description The key of one record, or what people call it by if there is no key. */
            readonly keyExample: string;
            /** @description The module that has it; accounts and ideas belong to none. */
            readonly module?: components["schemas"]["ModuleId"];
            /** @description What one record is. */
            readonly purpose: components["schemas"]["Sentence"];
            /**
             * @description Whether the API has this record, with fields of these names.
             * @constant
             */
            readonly contract?: true;
            readonly fields: {
                readonly [key: string]: components["schemas"]["FieldData"];
            };
        };
        readonly ExposureCase: {
            /** @description What sets it apart from the exposure of the example, as a phrase. */
            readonly what: string;
            /** @description What is known about it: what is missing here, nobody knows. */
            readonly inputs: {
                readonly isInKev?: boolean;
                readonly isExposed?: boolean;
                readonly isAutomatable?: boolean;
                /** @enum {unknown} */
                readonly impact?: "partial" | "total";
            };
        };
        /** @description One of those who work together in a flow. */
        readonly Lane: {
            readonly id: string;
            readonly name: string;
            /** @description The user types that act in it. */
            readonly userTypes: readonly components["schemas"]["UserTypeId"][];
        };
        /** @description A state in which an act leaves a record. */
        readonly Reached: {
            readonly lifecycle: components["schemas"]["LifecycleId"];
            readonly state: string;
        };
        /** @description What one lane does in a step. */
        readonly Act: {
            readonly lane: string;
            /** @description In a few words that begin with a verb, for instance 'Submits the answers'. */
            readonly does: string;
            /** @description The states that it leads to, in their order. */
            readonly reaches?: readonly components["schemas"]["Reached"][];
            /**
             * @description Whether it leads to one of them alone.
             * @constant
             */
            readonly isEither?: true;
        };
        /** @description Acts that belong together. */
        readonly FlowStep: {
            readonly name: string;
            /**
             * @description Whether the lanes answer each other until the step is done.
             * @constant
             */
            readonly isLoop?: true;
            /** @description In their order; each lane has one at most. */
            readonly acts: readonly components["schemas"]["Act"][];
        };
        /** @description How several lanes bring a record from its first state to its last. */
        readonly Flow: {
            readonly id: string;
            readonly title: string;
            /** @description The record that the flow is about, by the states that it passes. */
            readonly lifecycle: components["schemas"]["LifecycleId"];
            /** @description What people call this record here. */
            readonly record: string;
            /** @description Two. */
            readonly lanes: [
                components["schemas"]["Lane"],
                components["schemas"]["Lane"]
            ];
            readonly steps: readonly components["schemas"]["FlowStep"][];
        };
        /** @description A kind of record in a chain. */
        readonly ChainLink: {
            readonly entity: components["schemas"]["EntityId"];
            /** @description What it is called here, if that is more exact than its kind. */
            readonly name?: string;
            /** @description The one of the example, by its key or its name. */
            readonly example: string;
            /** @description How it leads to the next, as a phrase. */
            readonly leads?: string;
        };
        /** @description Kinds of record of which each leads to the next. */
        readonly Chain: {
            readonly id: string;
            readonly title: string;
            readonly links: readonly components["schemas"]["ChainLink"][];
        };
        /** @description A question of which a yes ends the search. */
        readonly Question: {
            readonly asks: string;
            readonly yes: components["schemas"]["UserTypeId"];
        };
        /** @description Questions in the order in which they are asked: a no leads to the next. */
        readonly Decision: {
            readonly id: string;
            readonly title: string;
            readonly questions: readonly components["schemas"]["Question"][];
            /** @description What a no to all of them means. */
            readonly otherwise: string;
        };
        /** @description What a token carries, and the call that both of it allow. */
        readonly Right: {
            readonly id: string;
            readonly title: string;
            /** @description Who sends the token. */
            readonly caller: string;
            readonly userType: components["schemas"]["UserTypeId"];
            readonly scope: string;
            readonly operation: string;
            /** @description Method and path of the operation. */
            readonly call: string;
        };
        /** @description A header, a parameter or a member of a response, by its name in the contract. */
        readonly FlowPart: {
            readonly name: string;
            /** @description Without one, any. */
            readonly value?: string;
            /**
             * @description Whether it may be missing.
             * @constant
             */
            readonly isOptional?: true;
        };
        /** @description A call of an operation, and its response. */
        readonly Exchange: {
            /** @description The number of the step in the words beside it. */
            readonly step?: number;
            /** @description When it begins, if that matters. */
            readonly when?: string;
            /** @description The participant that calls. */
            readonly by: string;
            readonly operation: string;
            /** @description Method and path of the operation. */
            readonly call: string;
            readonly sends: readonly components["schemas"]["FlowPart"][];
            readonly status: number;
            /** @description The problem type of an error response. */
            readonly problem?: string;
            readonly brings: readonly components["schemas"]["FlowPart"][];
            /**
             * @description Whether the response never arrives.
             * @constant
             */
            readonly isLost?: true;
        };
        /** @description Calls in the order of time. */
        readonly Sequence: {
            readonly id: string;
            readonly title: string;
            /** @description From left to right; the API is one of them. */
            readonly participants: readonly string[];
            readonly exchanges: readonly components["schemas"]["Exchange"][];
            /** @description The exchanges that are repeated, by their indexes, and the condition. */
            readonly loop?: {
                readonly from: number;
                readonly to: number;
                readonly while: string;
            };
        };
        /** @description Something that happens to a record, and its state from then on. */
        readonly Moment: {
            readonly when: string;
            /** @description What it means for the person, as a phrase. */
            readonly happens: string;
            readonly state: string;
            /** @description The day of the example. */
            readonly day?: string;
        };
        /** @description The life of one record in the order of time. */
        readonly Timeline: {
            readonly id: string;
            readonly title: string;
            readonly lifecycle: components["schemas"]["LifecycleId"];
            readonly moments: readonly components["schemas"]["Moment"][];
        };
        /** @description The public page that explains a word. */
        readonly TermSource: {
            readonly label: string;
            readonly href: string;
        };
        readonly TermData: {
            /** @description What it is called, if not by its anchor. */
            readonly name?: string;
            /** @description What the word means, in one or two sentences that stand alone. */
            readonly definition: components["schemas"]["Sentence"];
            /** @description A word with neither source nor control has a sense of CyberView's own. */
            readonly source?: components["schemas"]["TermSource"];
            /** @description The control of NIST SP 800-53 that has the word. */
            readonly control?: string;
            /**
             * @description Whether it has a sense of common usage, which no source defines.
             * @constant
             */
            readonly isCommon?: true;
            readonly usedIn?: readonly components["schemas"]["ModuleId"][];
            /** @description Other forms of the word in prose. Forms that are also ordinary English are left out. */
            readonly also?: readonly string[];
            /**
             * @description Whether the name itself is also ordinary English, so that not every mention means the term.
             * @constant
             */
            readonly isOrdinaryWord?: true;
            /** @description The route that says more, if that is no module's page. */
            readonly page?: string;
        };
        /** @description Words that people mix up. */
        readonly Confusion: {
            readonly terms: readonly string[];
            /** @description What sets them apart, in two or three sentences. */
            readonly difference: components["schemas"]["Sentence"];
            /** @description The same in the records of the example. */
            readonly example: components["schemas"]["Sentence"];
        };
        /** @description One of the four facts above a page. */
        readonly Fact: {
            readonly label: string;
            /** @description The answer in a few words. */
            readonly value: string;
            /** @description What has to be said with it. */
            readonly more: string;
        };
        /** @description What a number in the picture points at. */
        readonly Callout: {
            readonly title: string;
            /** @description In sentences. */
            readonly text: components["schemas"]["Sentence"];
        };
        readonly ScreenRow: {
            readonly key: components["schemas"]["RecordKey"];
            /** @description The state, if the steps of the example do not tell it. */
            readonly state?: string;
            /** @description A date, words, or the score of a risk. */
            readonly last: string | number;
        };
        /** @description A list whose first record is selected, and that record beside it. */
        readonly RecordScreen: {
            readonly list: string;
            /** @description The head of the last column. */
            readonly last: string;
            readonly rows: readonly components["schemas"]["ScreenRow"][];
            /** @description Names of fields of the selected record, whose examples are its own. */
            readonly fields: readonly string[];
            /** @description The first words of examples that are too long for a picture. */
            readonly short?: {
                readonly [key: string]: string;
            };
            /** @description The records that it leads to, each after what it is to this one. */
            readonly links: readonly (readonly [
                string,
                components["schemas"]["RecordKey"]
            ])[];
            /** @description The fields and links that the second and third callout point at; the first points at the selected row. */
            readonly marks: [
                string,
                string
            ];
            /** @description Buttons for the next states that its reader may set. */
            readonly buttons?: readonly string[];
            /**
             * @description What is below the list, if not how the record came here.
             * @enum {unknown}
             */
            readonly below?: "matrix" | "quote";
        };
        readonly HeadPicture: {
            /**
             * Format: date-time
             * @description The moment that it shows.
             */
            readonly at: string;
            readonly seenBy: components["schemas"]["PersonName"];
            /** @description What the screen is, for its caption. */
            readonly title: string;
            /** @description What the picture shows, for those who cannot see it. */
            readonly shows: components["schemas"]["Sentence"];
            readonly callouts: readonly components["schemas"]["Callout"][];
            /**
             * @description Whether the window shows the modules of the application at its left.
             * @constant
             */
            readonly hasNavigation?: true;
            /**
             * @description Whether the numbers are those of a list on the page.
             * @constant
             */
            readonly isNumbered?: true;
            /** @description What the screen is drawn of, if it is a list with a record. */
            readonly screen?: components["schemas"]["RecordScreen"];
        };
        readonly Head: {
            /** @description Who acts, the number that matters, the limit and who decides. */
            readonly facts: [
                components["schemas"]["Fact"],
                components["schemas"]["Fact"],
                components["schemas"]["Fact"],
                components["schemas"]["Fact"]
            ];
            readonly picture: components["schemas"]["HeadPicture"];
        };
        readonly IdeaData: {
            readonly title: string;
            /**
             * @description A state of the lifecycle of ideas.
             * @enum {unknown}
             */
            readonly state: "proposed" | "under_review" | "accepted" | "parked" | "dropped";
            readonly problem: components["schemas"]["Sentence"];
            readonly proposal: components["schemas"]["Sentence"];
            /**
             * Format: date
             * @description The day of the decision, if the pages give one.
             */
            readonly decidedOn?: string;
            /** @description Why it was decided so. */
            readonly reason?: components["schemas"]["Sentence"];
            /** @description What the product has instead, as a phrase. */
            readonly replacedBy?: string;
            /** @description What would bring a parked or dropped idea back; completes 'Revive when'. */
            readonly reviveWhen?: string;
            /** @description The route of the page that tells of it. */
            readonly page: string;
        };
        /** @enum {unknown} */
        readonly ModuleId: "assets" | "bookmarks" | "company" | "compliance" | "cve" | "news" | "projects" | "reports" | "risks" | "tasks" | "university";
        /** @enum {unknown} */
        readonly EntityId: "asset" | "bookmark" | "company" | "third-party" | "framework" | "requirement" | "control" | "assessment" | "evidence" | "finding" | "vulnerability" | "exposure" | "news-item" | "project" | "report" | "risk" | "task" | "course" | "enrolment" | "idea" | "user";
        /**
         * @description Each kind of record with states has a lifecycle of its name; of a requirement it is the result that has states.
         * @enum {unknown}
         */
        readonly LifecycleId: "asset" | "bookmark" | "company" | "requirement-result" | "control" | "assessment" | "evidence" | "finding" | "vulnerability" | "exposure" | "news-item" | "project" | "report" | "risk" | "task" | "course" | "enrolment" | "idea" | "user";
        /** @enum {unknown} */
        readonly ApplicationId: "cyberview" | "auditor" | "supplier" | "vendor";
        /** @enum {unknown} */
        readonly UserTypeId: "ciso" | "member" | "outsource" | "vendor" | "auditor";
        /** @enum {unknown} */
        readonly DataScope: "company" | "assigned" | "own_organization" | "engagement";
        /** @enum {unknown} */
        readonly PersonName: "Dana Okafor" | "Luis Ortega" | "Mei Tanaka" | "Priya Nair" | "Jonas Weber";
        /** @enum {unknown} */
        readonly RecordKey: "NWS-0311" | "CVE-1900-1234" | "AST-0042" | "VUL-0088" | "TSK-0190" | "TSK-0191" | "RSK-0017" | "CTL-0118" | "ASM-0051" | "EVD-0520" | "FND-0063" | "PRJ-0012" | "RPT-0031" | "ASM-0044" | "BMK-0102" | "RSK-0021" | "CRS-0020" | "ENR-0146";
        readonly Sentence: string;
        /** @description A picture of a screen as a person of the example sees it. */
        readonly Illustration: {
            /**
             * Format: date-time
             * @description The moment that it shows.
             */
            readonly at: string;
            readonly seenBy: components["schemas"]["PersonName"];
            /** @description What the screen is, for its caption. */
            readonly title: string;
            /** @description What the picture shows, for those who cannot see it. */
            readonly shows: components["schemas"]["Sentence"];
        };
        /**
         * @description Who moves a record, by the words for that part.
         * @enum {unknown}
         */
        readonly Part: "CyberView" | "product team" | "CISO" | "asset owner or CISO" | "control owner or CISO" | "creator or CISO" | "lead" | "lead or CISO" | "owner of the finding" | "owner of the finding or CISO" | "owner of the task or CISO" | "risk owner" | "reviewer" | "reviewer of the assessment" | "assignee" | "enrolled person" | "its owner, or a CISO where it is shared" | "verifier of the task" | "verifier, or CISO where the task names none" | "respondent" | "uploader" | "invited person";
        /**
         * @description Where a record is, whatever its own word for it. new: nobody has taken it up; active: somebody works on it, or it is in use; waiting: it waits for somebody else or for a date, also if whoever did the work calls it done and somebody else has still to look; done: it reached its goal, even if that has to be renewed one day; closed: it ended, was retired or does not concern the company, which is neither good nor bad; refused: it was rejected, is broken, has failed or says that the goal is not met.
         * @enum {unknown}
         */
        readonly StateKind: "new" | "active" | "waiting" | "done" | "closed" | "refused";
        readonly StateData: {
            readonly kind: components["schemas"]["StateKind"];
            /** @description What the state says about the record. */
            readonly meaning: components["schemas"]["Sentence"];
            /** @description Who may edit the record then, as a phrase. */
            readonly editableBy?: string;
            /**
             * @description Whether it ends the life of the record. Only a reopening leads out of such a state.
             * @constant
             */
            readonly isFinal?: true;
        };
        /** @description How a record gets from one state to another. */
        readonly Way: {
            /** @description What triggers it, as a short phrase. */
            readonly when: string;
            /** @description The same in fewer words, for a picture with little room. */
            readonly label?: string;
            readonly by: components["schemas"]["Part"];
            /** @description The user types that may be in that part, if they are others than elsewhere. */
            readonly userTypes?: readonly components["schemas"]["UserTypeId"][];
            /** @description What has to be true first, as a phrase. */
            readonly needs?: string;
            /**
             * @description Whether it takes up again what had ended.
             * @constant
             */
            readonly isReopening?: true;
        };
        readonly Passage: {
            /** @description Its name, if not that of its id. */
            readonly name?: string;
            /** @description Its kind of record, if not that of its id. */
            readonly entity?: components["schemas"]["EntityId"];
            readonly states: {
                readonly [key: string]: components["schemas"]["StateData"];
            };
            /** @description From each state to others. */
            readonly transitions: {
                readonly [key: string]: {
                    readonly [key: string]: components["schemas"]["Way"];
                };
            };
        };
        /** @enum {unknown} */
        readonly ModuleGroupId: "have" | "hurt" | "do";
        readonly ModuleGroup: {
            readonly id: components["schemas"]["ModuleGroupId"];
            readonly question: string;
        };
        /** @description What one module passes on to another. */
        readonly Feed: {
            readonly to: components["schemas"]["ModuleId"];
            /** @description What is passed on, in the few words that fit beside an arrow. */
            readonly what: string;
            /**
             * @description Whether the example goes this way, from the advisory to the report.
             * @constant
             */
            readonly isExample?: true;
        };
        readonly ModuleData: {
            readonly name: string;
            readonly group: components["schemas"]["ModuleGroupId"];
            /** @description The question that its page answers. */
            readonly question: components["schemas"]["Sentence"];
            /** @description What a person who looks for it wants to do, as a phrase. */
            readonly task: string;
            readonly related: readonly components["schemas"]["ModuleId"][];
            /** @description The tag of its operations in the contract; a module without one has no API. */
            readonly apiTag?: string;
            readonly feeds?: readonly components["schemas"]["Feed"][];
        };
        /** @description A question that a report can answer, and for whom. */
        readonly ReportTemplate: {
            readonly name: string;
            /** @description Who asks, as a phrase. */
            readonly audience: string;
            readonly question: components["schemas"]["Sentence"];
            /** @description The modules whose records it shows; none if it shows accounts. */
            readonly sources: readonly components["schemas"]["ModuleId"][];
            /** @description How often it is usually made, which is a suggestion. */
            readonly rhythm: string;
        };
        readonly Person: {
            readonly name: components["schemas"]["PersonName"];
            readonly userType: components["schemas"]["UserTypeId"];
            readonly organization: string;
            /** @description What the person does in the example, as a phrase. */
            readonly part: string;
            /**
             * Format: date-time
             * @description When access ends; external accounts have such a time.
             */
            readonly accessExpiresAt?: string;
        };
        readonly RecordEntry: {
            readonly entity: components["schemas"]["EntityId"];
            /** @description What the record is called. */
            readonly name: string;
            /** @description What it is. */
            readonly what: components["schemas"]["Sentence"];
            readonly owner?: components["schemas"]["PersonName"];
        };
        /** @description How a risk is judged from then on, with its controls: the two steps whose product is a score. */
        readonly Judgement: {
            readonly likelihood: number;
            readonly impact: number;
        };
        /** @description One thing that happens in the example. */
        readonly Step: {
            /** @description A time as RFC 3339 writes it in UTC, or a date. */
            readonly at: string;
            readonly record: components["schemas"]["RecordKey"];
            /** @description What happens, as a sentence that begins with the name of the person who does it. */
            readonly what: components["schemas"]["Sentence"];
            /** @description The states that the record enters, in order. */
            readonly states: readonly string[];
            readonly judgement?: components["schemas"]["Judgement"];
        };
        /** @description A risk as the register of the example lists it from 2026-11-05. */
        readonly RegisteredRisk: {
            readonly key: components["schemas"]["RecordKey"];
            readonly state: string;
            readonly inherent: number;
            readonly residual: number;
            /** Format: date */
            readonly reviewDue: string;
        };
        readonly AnsweredQuestion: {
            readonly question: components["schemas"]["Sentence"];
            /** @enum {unknown} */
            readonly answer: "yes" | "partly";
            /** @description What the answer adds. */
            readonly remark: components["schemas"]["Sentence"];
        };
        readonly Setting: {
            /** @description Its name in the settings. */
            readonly name: string;
            /** @description What it sets, as a phrase. */
            readonly what: string;
            readonly standard: string;
            readonly range: string;
            /** @enum {unknown} */
            readonly setBy: "CISO" | "operator" | "no one";
            /** @description Where its effect or its value is seen, as a phrase. */
            readonly seenAt: string;
        };
        readonly AssetColumn: {
            /** @description Its heading, which is the name of the field but for the key and the owner. */
            readonly name: string;
            readonly holds: string;
        };
        /** @description A kind of account: it decides the home application and what can be seen. */
        readonly UserType: {
            readonly id: components["schemas"]["UserTypeId"];
            readonly name: string;
            /** @description Who gets an account of this type, as a phrase. */
            readonly who: string;
            /** @description The question that the page of the type answers. */
            readonly question: components["schemas"]["Sentence"];
            /** @description What the account is for, as its holder would say it. */
            readonly inOwnWords: components["schemas"]["Sentence"];
            readonly dataScope: components["schemas"]["DataScope"];
            /** @description The one application that the account signs in to. */
            readonly application: components["schemas"]["ApplicationId"];
            /** @description Whether it needs a sponsor, an organisation and an end date. */
            readonly isExternal: boolean;
        };
        readonly DataScopeEntry: {
            readonly id: components["schemas"]["DataScope"];
            readonly name: string;
            readonly reaches: components["schemas"]["Sentence"];
        };
        readonly VexStatus: {
            /** @description The product status of CSAF 2.0. */
            readonly id: string;
            /** @description What the vendor says. */
            readonly says: components["schemas"]["Sentence"];
            /** @description The status that the exposure takes, as a state of its lifecycle. */
            readonly exposure: string;
            /** @description When the exposure takes it, as a phrase. */
            readonly when: string;
        };
        readonly Access: {
            /** @description What each level allows. */
            readonly levels: {
                readonly none: components["schemas"]["Sentence"];
                readonly read: components["schemas"]["Sentence"];
                readonly contribute: components["schemas"]["Sentence"];
                readonly manage: components["schemas"]["Sentence"];
            };
            /** @description The level of each user type, in the order of the user types. */
            readonly areas: {
                readonly assets: components["schemas"]["AccessRow"];
                readonly bookmarks: components["schemas"]["AccessRow"];
                readonly company: components["schemas"]["AccessRow"];
                readonly compliance: components["schemas"]["AccessRow"];
                readonly cve: components["schemas"]["AccessRow"];
                readonly news: components["schemas"]["AccessRow"];
                readonly projects: components["schemas"]["AccessRow"];
                readonly reports: components["schemas"]["AccessRow"];
                readonly risks: components["schemas"]["AccessRow"];
                readonly tasks: components["schemas"]["AccessRow"];
                readonly university: components["schemas"]["AccessRow"];
                readonly users: components["schemas"]["AccessRow"];
                readonly profile: components["schemas"]["AccessRow"];
            };
            /** @description Which records a level concerns, and what it is good for there. */
            readonly reasons: {
                readonly assets: components["schemas"]["AccessReasons"];
                readonly bookmarks: components["schemas"]["AccessReasons"];
                readonly company: components["schemas"]["AccessReasons"];
                readonly compliance: components["schemas"]["AccessReasons"];
                readonly cve: components["schemas"]["AccessReasons"];
                readonly news: components["schemas"]["AccessReasons"];
                readonly projects: components["schemas"]["AccessReasons"];
                readonly reports: components["schemas"]["AccessReasons"];
                readonly risks: components["schemas"]["AccessReasons"];
                readonly tasks: components["schemas"]["AccessReasons"];
                readonly university: components["schemas"]["AccessReasons"];
            };
            readonly notes: readonly components["schemas"]["AccessNote"][];
            /** @description The scopes of the Ciso API, in the order of the contract. */
            readonly scopes: {
                readonly "company.read": components["schemas"]["NamedScope"];
                readonly "company.write": components["schemas"]["NamedScope"];
                readonly "users.read": components["schemas"]["NamedScope"];
                readonly "users.write": components["schemas"]["NamedScope"];
                readonly profile: components["schemas"]["NamedScope"];
                readonly "profile.write": components["schemas"]["NamedScope"];
            };
        };
        readonly Applications: readonly components["schemas"]["ApplicationEntry"][];
        readonly Courses: readonly components["schemas"]["Course"][];
        readonly Entities: {
            readonly asset: components["schemas"]["EntityData"];
            readonly bookmark: components["schemas"]["EntityData"];
            readonly company: components["schemas"]["EntityData"];
            readonly "third-party": components["schemas"]["EntityData"];
            readonly framework: components["schemas"]["EntityData"];
            readonly requirement: components["schemas"]["EntityData"];
            readonly control: components["schemas"]["EntityData"];
            readonly assessment: components["schemas"]["EntityData"];
            readonly evidence: components["schemas"]["EntityData"];
            readonly finding: components["schemas"]["EntityData"];
            readonly vulnerability: components["schemas"]["EntityData"];
            readonly exposure: components["schemas"]["EntityData"];
            readonly "news-item": components["schemas"]["EntityData"];
            readonly project: components["schemas"]["EntityData"];
            readonly report: components["schemas"]["EntityData"];
            readonly risk: components["schemas"]["EntityData"];
            readonly task: components["schemas"]["EntityData"];
            readonly course: components["schemas"]["EntityData"];
            readonly enrolment: components["schemas"]["EntityData"];
            readonly idea: components["schemas"]["EntityData"];
            readonly user: components["schemas"]["EntityData"];
        };
        readonly Exposures: readonly components["schemas"]["ExposureCase"][];
        readonly Flows: {
            readonly flows: readonly components["schemas"]["Flow"][];
            readonly chains: readonly components["schemas"]["Chain"][];
            readonly decisions: readonly components["schemas"]["Decision"][];
            readonly rights: readonly components["schemas"]["Right"][];
            readonly sequences: readonly components["schemas"]["Sequence"][];
            readonly timelines: readonly components["schemas"]["Timeline"][];
        };
        readonly Glossary: {
            readonly sources: {
                readonly [key: string]: components["schemas"]["TermSource"];
            };
            readonly terms: {
                readonly [key: string]: components["schemas"]["TermData"];
            };
            readonly confusions: readonly components["schemas"]["Confusion"][];
        };
        readonly Heads: {
            readonly assets: components["schemas"]["Head"];
            readonly bookmarks: components["schemas"]["Head"];
            readonly company: components["schemas"]["Head"];
            readonly compliance: components["schemas"]["Head"];
            readonly cve: components["schemas"]["Head"];
            readonly news: components["schemas"]["Head"];
            readonly projects: components["schemas"]["Head"];
            readonly reports: components["schemas"]["Head"];
            readonly risks: components["schemas"]["Head"];
            readonly tasks: components["schemas"]["Head"];
            readonly university: components["schemas"]["Head"];
            readonly ciso: components["schemas"]["Head"];
            readonly member: components["schemas"]["Head"];
            readonly outsource: components["schemas"]["Head"];
            readonly vendor: components["schemas"]["Head"];
            readonly auditor: components["schemas"]["Head"];
            readonly "cyberview-application": components["schemas"]["Head"];
            readonly "auditor-application": components["schemas"]["Head"];
            readonly "supplier-application": components["schemas"]["Head"];
            readonly "vendor-application": components["schemas"]["Head"];
            readonly "user-administration": components["schemas"]["Head"];
        };
        readonly Ideas: {
            readonly [key: string]: components["schemas"]["IdeaData"];
        };
        readonly Illustrations: {
            readonly "start-page": components["schemas"]["Illustration"];
            readonly exposure: components["schemas"]["Illustration"];
            readonly register: components["schemas"]["Illustration"];
            readonly task: components["schemas"]["Illustration"];
            readonly finding: components["schemas"]["Illustration"];
            readonly "board-report": components["schemas"]["Illustration"];
            readonly accounts: components["schemas"]["Illustration"];
            readonly "company-profile": components["schemas"]["Illustration"];
            readonly asset: components["schemas"]["Illustration"];
            readonly "news-item": components["schemas"]["Illustration"];
            readonly control: components["schemas"]["Illustration"];
            readonly statement: components["schemas"]["Illustration"];
            readonly evidence: components["schemas"]["Illustration"];
            readonly assessment: components["schemas"]["Illustration"];
            readonly project: components["schemas"]["Illustration"];
        };
        readonly Lifecycles: {
            /** @description The user types that may be in each part. */
            readonly parts: {
                readonly CyberView: readonly components["schemas"]["UserTypeId"][];
                readonly "product team": readonly components["schemas"]["UserTypeId"][];
                readonly CISO: readonly components["schemas"]["UserTypeId"][];
                readonly "asset owner or CISO": readonly components["schemas"]["UserTypeId"][];
                readonly "control owner or CISO": readonly components["schemas"]["UserTypeId"][];
                readonly "creator or CISO": readonly components["schemas"]["UserTypeId"][];
                readonly lead: readonly components["schemas"]["UserTypeId"][];
                readonly "lead or CISO": readonly components["schemas"]["UserTypeId"][];
                readonly "owner of the finding": readonly components["schemas"]["UserTypeId"][];
                readonly "owner of the finding or CISO": readonly components["schemas"]["UserTypeId"][];
                readonly "owner of the task or CISO": readonly components["schemas"]["UserTypeId"][];
                readonly "risk owner": readonly components["schemas"]["UserTypeId"][];
                readonly reviewer: readonly components["schemas"]["UserTypeId"][];
                readonly "reviewer of the assessment": readonly components["schemas"]["UserTypeId"][];
                readonly assignee: readonly components["schemas"]["UserTypeId"][];
                readonly "enrolled person": readonly components["schemas"]["UserTypeId"][];
                readonly "its owner, or a CISO where it is shared": readonly components["schemas"]["UserTypeId"][];
                readonly "verifier of the task": readonly components["schemas"]["UserTypeId"][];
                readonly "verifier, or CISO where the task names none": readonly components["schemas"]["UserTypeId"][];
                readonly respondent: readonly components["schemas"]["UserTypeId"][];
                readonly uploader: readonly components["schemas"]["UserTypeId"][];
                readonly "invited person": readonly components["schemas"]["UserTypeId"][];
            };
            readonly lifecycles: {
                readonly asset: components["schemas"]["Passage"];
                readonly bookmark: components["schemas"]["Passage"];
                readonly company: components["schemas"]["Passage"];
                readonly "requirement-result": components["schemas"]["Passage"];
                readonly control: components["schemas"]["Passage"];
                readonly assessment: components["schemas"]["Passage"];
                readonly evidence: components["schemas"]["Passage"];
                readonly finding: components["schemas"]["Passage"];
                readonly vulnerability: components["schemas"]["Passage"];
                readonly exposure: components["schemas"]["Passage"];
                readonly "news-item": components["schemas"]["Passage"];
                readonly project: components["schemas"]["Passage"];
                readonly report: components["schemas"]["Passage"];
                readonly risk: components["schemas"]["Passage"];
                readonly task: components["schemas"]["Passage"];
                readonly course: components["schemas"]["Passage"];
                readonly enrolment: components["schemas"]["Passage"];
                readonly idea: components["schemas"]["Passage"];
                readonly user: components["schemas"]["Passage"];
            };
        };
        readonly Modules: {
            readonly groups: readonly components["schemas"]["ModuleGroup"][];
            readonly modules: {
                readonly assets: components["schemas"]["ModuleData"];
                readonly bookmarks: components["schemas"]["ModuleData"];
                readonly company: components["schemas"]["ModuleData"];
                readonly compliance: components["schemas"]["ModuleData"];
                readonly cve: components["schemas"]["ModuleData"];
                readonly news: components["schemas"]["ModuleData"];
                readonly projects: components["schemas"]["ModuleData"];
                readonly reports: components["schemas"]["ModuleData"];
                readonly risks: components["schemas"]["ModuleData"];
                readonly tasks: components["schemas"]["ModuleData"];
                readonly university: components["schemas"]["ModuleData"];
            };
        };
        readonly Reports: readonly components["schemas"]["ReportTemplate"][];
        readonly RunningExample: {
            readonly company: {
                readonly name: string;
                readonly displayName: string;
                readonly country: string;
                readonly domain: string;
            };
            readonly people: readonly components["schemas"]["Person"][];
            readonly records: {
                readonly "NWS-0311": components["schemas"]["RecordEntry"];
                readonly "CVE-1900-1234": components["schemas"]["RecordEntry"];
                readonly "AST-0042": components["schemas"]["RecordEntry"];
                readonly "VUL-0088": components["schemas"]["RecordEntry"];
                readonly "TSK-0190": components["schemas"]["RecordEntry"];
                readonly "TSK-0191": components["schemas"]["RecordEntry"];
                readonly "RSK-0017": components["schemas"]["RecordEntry"];
                readonly "CTL-0118": components["schemas"]["RecordEntry"];
                readonly "ASM-0051": components["schemas"]["RecordEntry"];
                readonly "EVD-0520": components["schemas"]["RecordEntry"];
                readonly "FND-0063": components["schemas"]["RecordEntry"];
                readonly "PRJ-0012": components["schemas"]["RecordEntry"];
                readonly "RPT-0031": components["schemas"]["RecordEntry"];
                readonly "ASM-0044": components["schemas"]["RecordEntry"];
                readonly "BMK-0102": components["schemas"]["RecordEntry"];
                readonly "RSK-0021": components["schemas"]["RecordEntry"];
                readonly "CRS-0020": components["schemas"]["RecordEntry"];
                readonly "ENR-0146": components["schemas"]["RecordEntry"];
            };
            readonly steps: readonly components["schemas"]["Step"][];
            readonly way: readonly components["schemas"]["RecordKey"][];
            readonly register: readonly components["schemas"]["RegisteredRisk"][];
            /** @description What ASM-0044 asks. */
            readonly questionnaire: {
                /**
                 * Format: date
                 * @description When Priya Nair submits her answers.
                 */
                readonly submittedOn: string;
                readonly questions: readonly components["schemas"]["AnsweredQuestion"][];
            };
        };
        readonly Settings: {
            readonly settings: readonly components["schemas"]["Setting"][];
            readonly logView: string;
            readonly assetColumns: readonly components["schemas"]["AssetColumn"][];
        };
        readonly UserTypes: {
            readonly userTypes: readonly components["schemas"]["UserType"][];
            readonly dataScopes: readonly components["schemas"]["DataScopeEntry"][];
        };
        readonly Vex: readonly components["schemas"]["VexStatus"][];
        readonly Model: {
            readonly access: components["schemas"]["Access"];
            readonly applications: components["schemas"]["Applications"];
            readonly courses: components["schemas"]["Courses"];
            readonly entities: components["schemas"]["Entities"];
            readonly exposures: components["schemas"]["Exposures"];
            readonly flows: components["schemas"]["Flows"];
            readonly glossary: components["schemas"]["Glossary"];
            readonly heads: components["schemas"]["Heads"];
            readonly ideas: components["schemas"]["Ideas"];
            readonly illustrations: components["schemas"]["Illustrations"];
            readonly lifecycles: components["schemas"]["Lifecycles"];
            readonly modules: components["schemas"]["Modules"];
            readonly reports: components["schemas"]["Reports"];
            readonly "running-example": components["schemas"]["RunningExample"];
            readonly settings: components["schemas"]["Settings"];
            readonly "user-types": components["schemas"]["UserTypes"];
            readonly vex: components["schemas"]["Vex"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccessLevel = components['schemas']['AccessLevel'];
export type AccessRow = components['schemas']['AccessRow'];
export type AccessReasons = components['schemas']['AccessReasons'];
export type AccessNote = components['schemas']['AccessNote'];
export type NamedScope = components['schemas']['NamedScope'];
export type ApplicationEntry = components['schemas']['ApplicationEntry'];
export type Course = components['schemas']['Course'];
export type FieldValue = components['schemas']['FieldValue'];
export type FieldData = components['schemas']['FieldData'];
export type EntityData = components['schemas']['EntityData'];
export type ExposureCase = components['schemas']['ExposureCase'];
export type Lane = components['schemas']['Lane'];
export type Reached = components['schemas']['Reached'];
export type Act = components['schemas']['Act'];
export type FlowStep = components['schemas']['FlowStep'];
export type Flow = components['schemas']['Flow'];
export type ChainLink = components['schemas']['ChainLink'];
export type Chain = components['schemas']['Chain'];
export type Question = components['schemas']['Question'];
export type Decision = components['schemas']['Decision'];
export type Right = components['schemas']['Right'];
export type FlowPart = components['schemas']['FlowPart'];
export type Exchange = components['schemas']['Exchange'];
export type Sequence = components['schemas']['Sequence'];
export type Moment = components['schemas']['Moment'];
export type Timeline = components['schemas']['Timeline'];
export type TermSource = components['schemas']['TermSource'];
export type TermData = components['schemas']['TermData'];
export type Confusion = components['schemas']['Confusion'];
export type Fact = components['schemas']['Fact'];
export type Callout = components['schemas']['Callout'];
export type ScreenRow = components['schemas']['ScreenRow'];
export type RecordScreen = components['schemas']['RecordScreen'];
export type HeadPicture = components['schemas']['HeadPicture'];
export type Head = components['schemas']['Head'];
export type IdeaData = components['schemas']['IdeaData'];
export type ModuleId = components['schemas']['ModuleId'];
export type EntityId = components['schemas']['EntityId'];
export type LifecycleId = components['schemas']['LifecycleId'];
export type ApplicationId = components['schemas']['ApplicationId'];
export type UserTypeId = components['schemas']['UserTypeId'];
export type DataScope = components['schemas']['DataScope'];
export type PersonName = components['schemas']['PersonName'];
export type RecordKey = components['schemas']['RecordKey'];
export type Sentence = components['schemas']['Sentence'];
export type Illustration = components['schemas']['Illustration'];
export type Part = components['schemas']['Part'];
export type StateKind = components['schemas']['StateKind'];
export type StateData = components['schemas']['StateData'];
export type Way = components['schemas']['Way'];
export type Passage = components['schemas']['Passage'];
export type ModuleGroupId = components['schemas']['ModuleGroupId'];
export type ModuleGroup = components['schemas']['ModuleGroup'];
export type Feed = components['schemas']['Feed'];
export type ModuleData = components['schemas']['ModuleData'];
export type ReportTemplate = components['schemas']['ReportTemplate'];
export type Person = components['schemas']['Person'];
export type RecordEntry = components['schemas']['RecordEntry'];
export type Judgement = components['schemas']['Judgement'];
export type Step = components['schemas']['Step'];
export type RegisteredRisk = components['schemas']['RegisteredRisk'];
export type AnsweredQuestion = components['schemas']['AnsweredQuestion'];
export type Setting = components['schemas']['Setting'];
export type AssetColumn = components['schemas']['AssetColumn'];
export type UserType = components['schemas']['UserType'];
export type DataScopeEntry = components['schemas']['DataScopeEntry'];
export type VexStatus = components['schemas']['VexStatus'];
export type Access = components['schemas']['Access'];
export type Applications = components['schemas']['Applications'];
export type Courses = components['schemas']['Courses'];
export type Entities = components['schemas']['Entities'];
export type Exposures = components['schemas']['Exposures'];
export type Flows = components['schemas']['Flows'];
export type Glossary = components['schemas']['Glossary'];
export type Heads = components['schemas']['Heads'];
export type Ideas = components['schemas']['Ideas'];
export type Illustrations = components['schemas']['Illustrations'];
export type Lifecycles = components['schemas']['Lifecycles'];
export type Modules = components['schemas']['Modules'];
export type Reports = components['schemas']['Reports'];
export type RunningExample = components['schemas']['RunningExample'];
export type Settings = components['schemas']['Settings'];
export type UserTypes = components['schemas']['UserTypes'];
export type Vex = components['schemas']['Vex'];
export type Model = components['schemas']['Model'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
