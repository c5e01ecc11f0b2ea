// Generated from the schemas next to this file by `npm run api:types`; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The actions that the level allows on records that the user can see.
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
        /** @description An exception: the level of one user type in one module allows less than usual. */
        readonly AccessNote: {
            readonly area: components["schemas"]["ModuleId"];
            readonly userType: components["schemas"]["UserTypeId"];
            readonly note: components["schemas"]["Sentence"];
        };
        readonly NamedScope: {
            /**
             * @description The data that the scope gives access to.
             * @enum {unknown}
             */
            readonly area: "assets" | "bookmarks" | "company" | "compliance" | "cve" | "news" | "projects" | "reports" | "risks" | "tasks" | "university" | "users" | "profile";
            /** @description The level in this area that a user type needs for the scope. */
            readonly level: components["schemas"]["AccessLevel"];
            /** @description The description of the scope in the contract. */
            readonly allows: string;
        };
        readonly ApplicationEntry: {
            readonly id: components["schemas"]["ApplicationId"];
            readonly name: string;
            /** @description Route of the application's page. */
            readonly page: string;
            /** @description The tasks for which people use the application. */
            readonly purpose: components["schemas"]["Sentence"];
            /** @description The reason why the application omits other modules, if it does. */
            readonly leavesOutBecause?: components["schemas"]["Sentence"];
        };
        readonly Course: {
            /** @description Key of the course. */
            readonly id: string;
            readonly title: string;
            /** @description The user types that must take the course. */
            readonly audience: readonly components["schemas"]["UserTypeId"][];
            /** @description The months for which a passed test is valid. */
            readonly validityMonths: number;
            /** @description The benefit of the course, as a phrase. */
            readonly why: string;
        };
        readonly FieldValue: {
            readonly value: string;
            readonly meaning: string;
            /** @description The condition that `detailHead` sets for the field, as a phrase. */
            readonly detail?: string;
        };
        readonly FieldData: {
            /** @description The type of the value in words: 'text', 'date', 'user', 'one of four'. */
            readonly type: string;
            /**
             * @description True if records can omit the field.
             * @constant
             */
            readonly isOptional?: true;
            readonly values?: readonly components["schemas"]["FieldValue"][];
            /**
             * @description The part of the model that defines the values; `states` are the states of the record.
             * @enum {unknown}
             */
            readonly valuesFrom?: "applications" | "data-scopes" | "priorities" | "reports" | "states" | "user-types";
            /** @description The values of that part that the field cannot have. */
            readonly except?: readonly string[];
            /** @description Text about each value, shown in addition to its meaning in a table. */
            readonly detailHead?: string;
            /**
             * @description True if a table on the page lists the values, so that the list of fields omits them.
             * @constant
             */
            readonly hasOwnTable?: true;
            readonly example: string;
            /** @description The reason why the field matters. */
            readonly why: components["schemas"]["Sentence"];
        };
        readonly EntityData: {
            /** @description Singular name of the record. Default: its id. */
            readonly name?: string;
            /** @description Plural name of the record. Default: the name with an `s`. */
            readonly plural?: string;
            /** @description The letters before the number in the key; omitted for records without a key. */
            readonly key?: string;
            /** @description The key of one record, or its name if it has no key. */
            readonly keyExample: string;
            /** @description The module of the record; omitted for accounts and ideas. */
            readonly module?: components["schemas"]["ModuleId"];
            /** @description A definition of the record. */
            readonly purpose: components["schemas"]["Sentence"];
            /**
             * @description True if the API has this record, with the same field names.
             * @constant
             */
            readonly contract?: true;
            readonly fields: {
                readonly [key: string]: components["schemas"]["FieldData"];
            };
        };
        readonly ExposureCase: {
            /** @description The difference from the exposure of the example, as a phrase. */
            readonly what: string;
            /** @description The known facts. A missing fact is unknown. */
            readonly inputs: {
                readonly isInKev?: boolean;
                readonly isExposed?: boolean;
                readonly isAutomatable?: boolean;
                /** @enum {unknown} */
                readonly impact?: "partial" | "total";
            };
        };
        /** @description A person or group that takes part in a flow. */
        readonly Lane: {
            readonly id: string;
            readonly name: string;
            /** @description The user types of the lane. */
            readonly userTypes: readonly components["schemas"]["UserTypeId"][];
        };
        /** @description The state of a record after an action. */
        readonly Reached: {
            readonly lifecycle: components["schemas"]["LifecycleId"];
            readonly state: string;
        };
        /** @description The action of one lane in a step. */
        readonly Act: {
            readonly lane: string;
            /** @description A few words that start with a verb, such as 'Submits the answers'. */
            readonly does: string;
            /** @description The states that result from the action, in order. */
            readonly reaches?: readonly components["schemas"]["Reached"][];
            /**
             * @description True if only one of the states results.
             * @constant
             */
            readonly isEither?: true;
        };
        /** @description Actions that belong together. */
        readonly FlowStep: {
            readonly name: string;
            /**
             * @description True if the lanes take turns until the step is done.
             * @constant
             */
            readonly isLoop?: true;
            /** @description The actions in order, at most one for each lane. */
            readonly acts: readonly components["schemas"]["Act"][];
        };
        /** @description The way of a record from its first to its last state, with several lanes. */
        readonly Flow: {
            readonly id: string;
            readonly title: string;
            /** @description The record of the flow, by the states that it passes. */
            readonly lifecycle: components["schemas"]["LifecycleId"];
            /** @description The name of the record in this flow. */
            readonly record: string;
            /** @description The two lanes. */
            readonly lanes: [
                components["schemas"]["Lane"],
                components["schemas"]["Lane"]
            ];
            readonly steps: readonly components["schemas"]["FlowStep"][];
        };
        /** @description A kind of record in a chain. */
        readonly ChainLink: {
            readonly entity: components["schemas"]["EntityId"];
            /** @description A more precise name than that of the kind, used in this chain. */
            readonly name?: string;
            /** @description The record of the example, by its key or name. */
            readonly example: string;
            /** @description How it results in the next record, as a phrase. */
            readonly leads?: string;
        };
        /** @description Kinds of records, each of which results in the next. */
        readonly Chain: {
            readonly id: string;
            readonly title: string;
            readonly links: readonly components["schemas"]["ChainLink"][];
        };
        /** @description A question. The answer yes ends the search. */
        readonly Question: {
            readonly asks: string;
            readonly yes: components["schemas"]["UserTypeId"];
        };
        /** @description The questions in order. After a no, the next one is asked. */
        readonly Decision: {
            readonly id: string;
            readonly title: string;
            readonly questions: readonly components["schemas"]["Question"][];
            /** @description The result if all answers are no. */
            readonly otherwise: string;
        };
        /** @description The content of a token, and a call for which it needs both parts. */
        readonly Right: {
            readonly id: string;
            readonly title: string;
            /** @description The sender of the token. */
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
            /** @description The value. Default: any value. */
            readonly value?: string;
            /**
             * @description True if it can be missing.
             * @constant
             */
            readonly isOptional?: true;
        };
        /** @description A call of an operation, and its response. */
        readonly Exchange: {
            /** @description The number of the step in the text next to the picture. */
            readonly step?: number;
            /** @description The time of the call, if it matters. */
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
             * @description True if the response never arrives.
             * @constant
             */
            readonly isLost?: true;
        };
        /** @description Calls in chronological order. */
        readonly Sequence: {
            readonly id: string;
            readonly title: string;
            /** @description The participants from left to right, including the API. */
            readonly participants: readonly string[];
            readonly exchanges: readonly components["schemas"]["Exchange"][];
            /** @description The indexes of the exchanges that are repeated, and the condition. */
            readonly loop?: {
                readonly from: number;
                readonly to: number;
                readonly while: string;
            };
        };
        /** @description An event in the life of a record, and the state after it. */
        readonly Moment: {
            readonly when: string;
            /** @description The effect on the person, as a phrase. */
            readonly happens: string;
            readonly state: string;
            /** @description The day in the example. */
            readonly day?: string;
        };
        /** @description The life of one record in chronological order. */
        readonly Timeline: {
            readonly id: string;
            readonly title: string;
            readonly lifecycle: components["schemas"]["LifecycleId"];
            readonly moments: readonly components["schemas"]["Moment"][];
        };
        /** @description The public page that explains the word. */
        readonly TermSource: {
            readonly label: string;
            readonly href: string;
        };
        readonly TermData: {
            /** @description The term. Default: its anchor. */
            readonly name?: string;
            /** @description The definition, in one or two sentences that can be read without context. */
            readonly definition: components["schemas"]["Sentence"];
            /** @description The source of the definition. Without source and control, the definition is CyberView's own. */
            readonly source?: components["schemas"]["TermSource"];
            /** @description The control of NIST SP 800-53 that uses the word. */
            readonly control?: string;
            /**
             * @description True if the word has its common meaning, which no source defines.
             * @constant
             */
            readonly isCommon?: true;
            readonly usedIn?: readonly components["schemas"]["ModuleId"][];
            /** @description Other forms of the word in prose, except forms that are also ordinary English. */
            readonly also?: readonly string[];
            /**
             * @description True if the term is also ordinary English, so that not every mention means the term.
             * @constant
             */
            readonly isOrdinaryWord?: true;
            /** @description The route with more information. Default: the page of the module. */
            readonly page?: string;
        };
        /** @description Words that are often confused. */
        readonly Confusion: {
            readonly terms: readonly string[];
            /** @description The difference, in two or three sentences. */
            readonly difference: components["schemas"]["Sentence"];
            /** @description The difference in the records of the example. */
            readonly example: components["schemas"]["Sentence"];
        };
        /** @description One of the four facts at the top of a page. */
        readonly Fact: {
            readonly label: string;
            /** @description The answer in a few words. */
            readonly value: string;
            /** @description A necessary addition to the answer. */
            readonly more: string;
        };
        /** @description The target of a number in the picture. */
        readonly Callout: {
            readonly title: string;
            /** @description The text, in sentences. */
            readonly text: components["schemas"]["Sentence"];
        };
        readonly ScreenRow: {
            readonly key: components["schemas"]["RecordKey"];
            /** @description The state, if it does not follow from the steps of the example. */
            readonly state?: string;
            /** @description A date, words, or the score of a risk. */
            readonly last: string | number;
        };
        /** @description A list with its first record selected, and the details of that record next to it. */
        readonly RecordScreen: {
            readonly list: string;
            /** @description The heading of the last column. */
            readonly last: string;
            readonly rows: readonly components["schemas"]["ScreenRow"][];
            /** @description Names of fields of the selected record. Their examples are the values of this record. */
            readonly fields: readonly string[];
            /** @description The first words of examples that are too long for a picture. */
            readonly short?: {
                readonly [key: string]: string;
            };
            /** @description The records that it links to, each with its relation to this record. */
            readonly links: readonly (readonly [
                string,
                components["schemas"]["RecordKey"]
            ])[];
            /** @description The fields and links that callouts 2 and 3 point at. Callout 1 points at the selected row. */
            readonly marks: [
                string,
                string
            ];
            /** @description Buttons for the next states that the user can set. */
            readonly buttons?: readonly string[];
            /**
             * @description The content below the list. Default: the history of the record.
             * @enum {unknown}
             */
            readonly below?: "matrix" | "quote";
        };
        readonly HeadPicture: {
            /**
             * Format: date-time
             * @description The time that the screen shows.
             */
            readonly at: string;
            readonly seenBy: components["schemas"]["PersonName"];
            /** @description The name of the screen, for the caption. */
            readonly title: string;
            /** @description A description of the picture, for screen readers. */
            readonly shows: components["schemas"]["Sentence"];
            readonly callouts: readonly components["schemas"]["Callout"][];
            /**
             * @description True if the window shows the modules of the application on its left.
             * @constant
             */
            readonly hasNavigation?: true;
            /**
             * @description True if the numbers refer to a list on the page.
             * @constant
             */
            readonly isNumbered?: true;
            /** @description The data of the screen, if it is a list with a record. */
            readonly screen?: components["schemas"]["RecordScreen"];
        };
        readonly Head: {
            /** @description The actor, the most important number, the limit, and the person who decides. */
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
             * @description The day of the decision, if the pages mention one.
             */
            readonly decidedOn?: string;
            /** @description The reason for the decision. */
            readonly reason?: components["schemas"]["Sentence"];
            /** @description The alternative in the product, as a phrase. */
            readonly replacedBy?: string;
            /** @description The condition for reviving a parked or dropped idea; completes 'Revive when'. */
            readonly reviveWhen?: string;
            /** @description The route of the page about the idea. */
            readonly page: string;
        };
        /** @enum {unknown} */
        readonly ModuleId: "assets" | "bookmarks" | "company" | "compliance" | "cve" | "news" | "projects" | "reports" | "risks" | "tasks" | "university";
        /** @enum {unknown} */
        readonly EntityId: "asset" | "bookmark" | "company" | "third-party" | "framework" | "requirement" | "control" | "assessment" | "evidence" | "finding" | "vulnerability" | "exposure" | "news-item" | "project" | "report" | "risk" | "task" | "course" | "enrolment" | "idea" | "user";
        /**
         * @description Each kind of record with states has a lifecycle of the same name. For requirements, the states belong to the result.
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
        /** @description A picture of a screen for a person of the example. */
        readonly Illustration: {
            /**
             * Format: date-time
             * @description The time that the screen shows.
             */
            readonly at: string;
            readonly seenBy: components["schemas"]["PersonName"];
            /** @description The name of the screen, for the caption. */
            readonly title: string;
            /** @description A description of the picture, for screen readers. */
            readonly shows: components["schemas"]["Sentence"];
            readonly record?: components["schemas"]["RecordPicture"];
        };
        /** @description The page of a record, if the picture shows one. */
        readonly RecordPicture: {
            readonly of: components["schemas"]["RecordKey"];
            /** @description The state of a record that has no steps in the running example. */
            readonly state?: string;
            /** @description Names of fields, which are shown with their example values. */
            readonly fields: readonly string[];
            /** @description The records that it links to, each with its relation to this record. */
            readonly links: readonly (readonly [
                string,
                components["schemas"]["RecordKey"]
            ])[];
        };
        /**
         * @description The person who changes the state, by role.
         * @enum {unknown}
         */
        readonly Part: "CyberView" | "product team" | "CISO" | "asset owner or CISO" | "control owner or CISO" | "creator or CISO" | "lead" | "lead or CISO" | "owner of the finding" | "owner of the finding or CISO" | "owner of the task or CISO" | "risk owner" | "reviewer" | "reviewer of the assessment" | "assignee" | "enrolled person" | "its owner, or a CISO where it is shared" | "verifier of the task" | "verifier, or CISO where the task names none" | "respondent" | "uploader" | "invited person";
        /**
         * @description The stage of the record, the same for all kinds of records. new: nobody works on it yet; active: somebody works on it, or it is in use; waiting: it waits for another person or a date, even if the work itself is done; done: it reached its goal, even if that must be renewed later; closed: it ended, was retired or does not affect the company, which is neither good nor bad; refused: it was rejected, failed, or reports that the goal is not met.
         * @enum {unknown}
         */
        readonly StateKind: "new" | "active" | "waiting" | "done" | "closed" | "refused";
        readonly StateData: {
            readonly kind: components["schemas"]["StateKind"];
            /** @description The meaning of the state for the record. */
            readonly meaning: components["schemas"]["Sentence"];
            /** @description The people who can edit the record in this state, as a phrase. */
            readonly editableBy?: string;
            /**
             * @description True if the state is final. Only reopening leaves such a state.
             * @constant
             */
            readonly isFinal?: true;
        };
        /** @description A change from one state to another. */
        readonly Way: {
            /** @description The trigger, as a short phrase. */
            readonly when: string;
            /** @description A shorter version, for small pictures. */
            readonly label?: string;
            readonly by: components["schemas"]["Part"];
            /** @description The user types that can have the role here, if different from elsewhere. */
            readonly userTypes?: readonly components["schemas"]["UserTypeId"][];
            /** @description The precondition, as a phrase. */
            readonly needs?: string;
            /**
             * @description True if it reopens a record that had ended.
             * @constant
             */
            readonly isReopening?: true;
        };
        readonly Passage: {
            /** @description The name. Default: the name of the id. */
            readonly name?: string;
            /** @description The kind of record. Default: the kind of the id. */
            readonly entity?: components["schemas"]["EntityId"];
            /** @description The rows of states in the picture, from left to right. A hyphen is an empty cell. */
            readonly picture: readonly string[];
            readonly states: {
                readonly [key: string]: components["schemas"]["StateData"];
            };
            /** @description The possible changes from each state. */
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
        /** @description The data that one module passes to another. */
        readonly Feed: {
            readonly to: components["schemas"]["ModuleId"];
            /** @description The name of the data, short enough for the label of an arrow. */
            readonly what: string;
            /**
             * @description True if the example uses this connection, from the advisory to the report.
             * @constant
             */
            readonly isExample?: true;
            /** @description The corners of the arrow on the map, chosen by hand so that arrows do not cross. */
            readonly path: readonly components["schemas"]["MapPoint"][];
            /** @description The position of the name of the data on the map. */
            readonly label: components["schemas"]["MapPoint"];
            /**
             * @description The end of the name that is at its position. Default: its middle.
             * @enum {unknown}
             */
            readonly labelAnchor?: "start" | "end";
            /**
             * @description True to put each word of the name on a line of its own, because the arrow is short.
             * @constant
             */
            readonly isWrapped?: true;
        };
        /** @description Two coordinates in pixels: numbers, or edges of the two modules, such as `from.right` or `to.y-12`. */
        readonly MapPoint: readonly [
            components["schemas"]["MapCoordinate"],
            components["schemas"]["MapCoordinate"]
        ];
        /** @description A number, `middle` of both modules, or an edge or the centre (`x`, `y`) of one with an offset. */
        readonly MapCoordinate: number | string;
        readonly ModuleData: {
            readonly name: string;
            readonly group: components["schemas"]["ModuleGroupId"];
            /** @description The question that the module's page answers. */
            readonly question: components["schemas"]["Sentence"];
            /** @description The goal of a person who needs the module, as a phrase. */
            readonly task: string;
            readonly related: readonly components["schemas"]["ModuleId"][];
            /** @description The tag of the module's operations in the contract; omitted if it has no API. */
            readonly apiTag?: string;
            /** @description The column and the row of the module on the map, counted from 0; omitted if the map leaves it out. */
            readonly place?: readonly [
                number,
                number
            ];
            readonly feeds?: readonly components["schemas"]["Feed"][];
        };
        readonly PriorityData: {
            /** @description The default deadline in days; omitted if the next upgrade of the system is soon enough. */
            readonly days?: number;
            /** @description What to do, in a sentence. */
            readonly meaning: components["schemas"]["Sentence"];
        };
        /** @description A row of the decision table. A missing input matches any value. */
        readonly PriorityRule: {
            readonly isInKev?: boolean;
            readonly isExposed?: boolean;
            readonly isAutomatable?: boolean;
            /** @enum {unknown} */
            readonly impact?: "partial" | "total";
            /** @enum {unknown} */
            readonly priority: "immediate" | "out_of_cycle" | "scheduled" | "defer";
            /**
             * @description True if forensic triage is required before the fix.
             * @constant
             */
            readonly needsTriage?: true;
        };
        /** @description A question that a report can answer, and its audience. */
        readonly ReportTemplate: {
            readonly name: string;
            /** @description The people who ask the question, as a phrase. */
            readonly audience: string;
            readonly question: components["schemas"]["Sentence"];
            /** @description The modules whose records the report shows; none if it shows accounts. */
            readonly sources: readonly components["schemas"]["ModuleId"][];
            /** @description How often the report is usually created; a suggestion. */
            readonly rhythm: string;
        };
        readonly Person: {
            readonly name: components["schemas"]["PersonName"];
            readonly userType: components["schemas"]["UserTypeId"];
            readonly organization: string;
            /** @description The role of the person in the example, as a phrase. */
            readonly part: string;
            /**
             * Format: date-time
             * @description The end of access, for external accounts.
             */
            readonly accessExpiresAt?: string;
        };
        readonly RecordEntry: {
            readonly entity: components["schemas"]["EntityId"];
            /** @description The name of the record. */
            readonly name: string;
            /** @description A description of the record. */
            readonly what: components["schemas"]["Sentence"];
            readonly owner?: components["schemas"]["PersonName"];
        };
        /** @description The assessment of a risk after this event, including its controls: likelihood and impact, whose product is the score. */
        readonly Judgement: {
            readonly likelihood: number;
            readonly impact: number;
        };
        /** @description An event in the example. */
        readonly Step: {
            /** @description A time in UTC (RFC 3339), or a date. */
            readonly at: string;
            readonly record: components["schemas"]["RecordKey"];
            /** @description The event, as a sentence that starts with the name of the person who acts. */
            readonly what: components["schemas"]["Sentence"];
            /** @description The states that the record enters, in order. */
            readonly states: readonly string[];
            readonly judgement?: components["schemas"]["Judgement"];
        };
        /** @description A risk in the example's register from 2026-11-05 on. */
        readonly RegisteredRisk: {
            readonly key: components["schemas"]["RecordKey"];
            readonly state: string;
            readonly inherent: number;
            readonly residual: number;
            /** Format: date */
            readonly reviewDue: string;
        };
        readonly StoryPart: {
            readonly record: components["schemas"]["RecordKey"];
            /** @description The state that the record enters at the displayed time. */
            readonly begins: string;
            /** @description The state of the record at the end of this part. */
            readonly ends: string;
            readonly title: string;
            readonly text: string;
        };
        readonly AnsweredQuestion: {
            readonly question: components["schemas"]["Sentence"];
            /** @enum {unknown} */
            readonly answer: "yes" | "partly";
            /** @description A remark in the answer. */
            readonly remark: components["schemas"]["Sentence"];
        };
        readonly Setting: {
            /** @description Name of the setting. */
            readonly name: string;
            /** @description The effect of the setting, as a phrase. */
            readonly what: string;
            readonly standard: string;
            readonly range: string;
            /** @enum {unknown} */
            readonly setBy: "CISO" | "operator" | "no one";
            /** @description Where users see the effect or the value, as a phrase. */
            readonly seenAt: string;
        };
        readonly AssetColumn: {
            /** @description The heading of the column: the name of the field, except for key and owner. */
            readonly name: string;
            readonly holds: string;
        };
        /** @description A kind of account, which determines its home application and the records that it can see. */
        readonly UserType: {
            readonly id: components["schemas"]["UserTypeId"];
            readonly name: string;
            /** @description The people who get an account of this type, as a phrase. */
            readonly who: string;
            /** @description The question that the page of the type answers. */
            readonly question: components["schemas"]["Sentence"];
            /** @description The purpose of the account, in the words of its holder. */
            readonly inOwnWords: components["schemas"]["Sentence"];
            readonly dataScope: components["schemas"]["DataScope"];
            /** @description The only application that the account can sign in to. */
            readonly application: components["schemas"]["ApplicationId"];
            /** @description True if it needs a sponsor, an organisation and an end date. */
            readonly isExternal: boolean;
        };
        readonly DataScopeEntry: {
            readonly id: components["schemas"]["DataScope"];
            readonly name: string;
            readonly reaches: components["schemas"]["Sentence"];
        };
        readonly VexStatus: {
            /** @description The product status in CSAF 2.0. */
            readonly id: string;
            /** @description The statement of the vendor. */
            readonly says: components["schemas"]["Sentence"];
            /** @description The resulting status of the exposure, as a state of its lifecycle. */
            readonly exposure: string;
            /** @description When the exposure gets this status, as a phrase. */
            readonly when: string;
        };
        readonly Access: {
            /** @description The meaning of each level. */
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
            /** @description The records that a level applies to, and their purpose. */
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
            /** @description The user types that can have each role. */
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
        readonly Priorities: {
            readonly priorities: {
                readonly immediate: components["schemas"]["PriorityData"];
                readonly out_of_cycle: components["schemas"]["PriorityData"];
                readonly scheduled: components["schemas"]["PriorityData"];
                readonly defer: components["schemas"]["PriorityData"];
            };
            readonly rules: readonly components["schemas"]["PriorityRule"][];
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
            /** @description The parts of the example on the home page, each about one record. */
            readonly story: readonly components["schemas"]["StoryPart"][];
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
            /** @description The question of ASM-0044. */
            readonly questionnaire: {
                /**
                 * Format: date
                 * @description The time when Priya Nair submits her answers.
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
            readonly priorities: components["schemas"]["Priorities"];
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
export type RecordPicture = components['schemas']['RecordPicture'];
export type Part = components['schemas']['Part'];
export type StateKind = components['schemas']['StateKind'];
export type StateData = components['schemas']['StateData'];
export type Way = components['schemas']['Way'];
export type Passage = components['schemas']['Passage'];
export type ModuleGroupId = components['schemas']['ModuleGroupId'];
export type ModuleGroup = components['schemas']['ModuleGroup'];
export type Feed = components['schemas']['Feed'];
export type MapPoint = components['schemas']['MapPoint'];
export type MapCoordinate = components['schemas']['MapCoordinate'];
export type ModuleData = components['schemas']['ModuleData'];
export type PriorityData = components['schemas']['PriorityData'];
export type PriorityRule = components['schemas']['PriorityRule'];
export type ReportTemplate = components['schemas']['ReportTemplate'];
export type Person = components['schemas']['Person'];
export type RecordEntry = components['schemas']['RecordEntry'];
export type Judgement = components['schemas']['Judgement'];
export type Step = components['schemas']['Step'];
export type RegisteredRisk = components['schemas']['RegisteredRisk'];
export type StoryPart = components['schemas']['StoryPart'];
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
export type Priorities = components['schemas']['Priorities'];
export type Reports = components['schemas']['Reports'];
export type RunningExample = components['schemas']['RunningExample'];
export type Settings = components['schemas']['Settings'];
export type UserTypes = components['schemas']['UserTypes'];
export type Vex = components['schemas']['Vex'];
export type Model = components['schemas']['Model'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
