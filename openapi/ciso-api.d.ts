// Ciso API 1.2.1 as TypeScript types.
// Source: openapi.yaml, beside this file on the portal. Made by openapi-typescript, do not edit.
// In each error, `type` has the values that the contract shows: testing it narrows the problem.

export interface paths {
    "/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the company profile
         * @description Returns the company profile with its `ETag`.
         *
         *     While nothing has changed, a read with the `ETag` in `If-None-Match` gets `304`. Until they are set,
         *     `industry`, `employee_band` and `security_contact` are absent and `profile_status` is `incomplete`.
         */
        get: operations["get-company-info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the company profile
         * @description Changes the fields that the body contains and returns the whole profile with its new `ETag`.
         *
         *     `address` and `security_contact` are merged field by field, while `domains`, `frameworks` and `regulations`
         *     are replaced: to add one entry, send the complete new array. Only nullable fields can be cleared. A new address
         *     needs `line1` and `city`, a new contact `email`. `ciso_user_id` names an active CISO, and `timezone` is one that
         *     IANA lists.
         *
         *     A new `risk_appetite_threshold` takes effect at once and changes which residual risks need treatment or
         *     acceptance.
         */
        patch: operations["update-company"];
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists the users of the company page by page, in the order of `created_at`, then of `id`.
         *
         *     A user has to match all filters. For the next page, repeat the request with `page_token` set to the last
         *     `next_page_token`, until that field is absent. A page may be shorter than `page_size`.
         *
         *     The list has no `ETag`. Read a single user before you update or delete it.
         */
        get: operations["get-users-info"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user with the status `invited` and sends an invitation by e-mail. Its link is valid for 7 days;
         *     following it makes the account `active`.
         *
         *     Outsource, vendor and auditor users also need `organization_name`, `sponsor_user_id` of an active CISO or
         *     member, and `access_expires_at`, in the future and at most 366 days ahead. `timezone` is one that IANA lists.
         *
         *     An e-mail address belongs to one user, ignoring case: without an `Idempotency-Key`, a repeated request gets
         *     `409`. With a key, it gets the `201` again.
         */
        post: operations["create-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description Returns one user with its `ETag`: with `users.read` any user, with `profile` your own record only.
         *
         *     While nothing has changed, a read with the `ETag` in `If-None-Match` gets `304`.
         */
        get: operations["get-user-info"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes a user permanently: sessions and tokens are revoked at once, the record leaves the API, and the
         *     history of records keeps the name for 36 months. To interrupt access, or while you are not sure, set
         *     `status` to `suspended` with `update-user-info`.
         *
         *     The last active CISO, the one in `ciso_user_id` of the company profile, and a user who has open assignments or
         *     sponsors others cannot be deleted: the answer is `409` and lists what to hand over first. After a lost answer,
         *     a retry gets `404` if the deletion succeeded.
         */
        delete: operations["delete-user"];
        options?: never;
        head?: never;
        /**
         * Update a user
         * @description Changes the fields that the body contains and returns the whole user with its new `ETag`: with `users.write`
         *     any user, with `profile.write` six fields of your own record: `given_name`, `family_name`, `display_name`,
         *     `phone`, `locale` and `timezone`. Only `job_title` and `phone` can be cleared with `null`.
         *
         *     `profile` allows the same as `profile.write`, but is deprecated for it since 1.2.0: the answer to a token that
         *     has none of the other two scopes has `Deprecation` and `Sunset`.
         *
         *     - `status` changes from `active` to `suspended` and back. Suspending an account revokes its sessions and
         *       tokens at once. For an invited or expired account a `status` gets `422`.
         *     - A new `access_expires_at` makes an expired account active again, or invited if the person never accepted
         *       the invitation.
         *     - `user_type` changes between `ciso` and `member` only.
         *     - Only outsource, vendor and auditor users have `organization_name`, `sponsor_user_id` of an active CISO or
         *       member, and `access_expires_at`, in the future and at most 366 days ahead.
         *     - An e-mail address belongs to one user, ignoring case. `timezone` is one that IANA lists.
         *     - The last active CISO, and the one in `ciso_user_id` of the company profile, can be neither suspended nor
         *       made a member.
         */
        patch: operations["update-user-info"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The company profile as it is read. */
        Company: {
            legal_name: components["schemas"]["LegalName"];
            display_name: components["schemas"]["CompanyDisplayName"];
            registration_number: components["schemas"]["RegistrationNumber"];
            lei: components["schemas"]["Lei"];
            industry?: components["schemas"]["Industry"];
            employee_band?: components["schemas"]["EmployeeBand"];
            country: components["schemas"]["Country"];
            address: components["schemas"]["Address"];
            website: components["schemas"]["Website"];
            domains: components["schemas"]["Domains"];
            timezone: components["schemas"]["Timezone"];
            default_locale: components["schemas"]["DefaultLocale"];
            security_contact?: components["schemas"]["SecurityContact"];
            ciso_user_id: components["schemas"]["CisoUserId"];
            frameworks: components["schemas"]["Frameworks"];
            regulations: components["schemas"]["Regulations"];
            risk_appetite_threshold: components["schemas"]["RiskAppetiteThreshold"];
            profile_status: components["schemas"]["ProfileStatus"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
        };
        /** @description The fields to change. An empty object changes nothing. */
        CompanyUpdate: {
            legal_name?: components["schemas"]["LegalName"];
            display_name?: components["schemas"]["CompanyDisplayName"];
            registration_number?: components["schemas"]["RegistrationNumber"];
            lei?: components["schemas"]["Lei"];
            industry?: components["schemas"]["Industry"];
            employee_band?: components["schemas"]["EmployeeBand"];
            country?: components["schemas"]["Country"];
            address?: components["schemas"]["AddressUpdate"];
            website?: components["schemas"]["Website"];
            domains?: components["schemas"]["Domains"];
            timezone?: components["schemas"]["Timezone"];
            default_locale?: components["schemas"]["DefaultLocale"];
            security_contact?: components["schemas"]["SecurityContactUpdate"];
            ciso_user_id?: components["schemas"]["CisoUserId"];
            frameworks?: components["schemas"]["Frameworks"];
            regulations?: components["schemas"]["Regulations"];
            risk_appetite_threshold?: components["schemas"]["RiskAppetiteThreshold"];
        };
        /**
         * @description The full name of the company, as in the commercial register.
         * @example Example Manufacturing GmbH
         */
        LegalName: string;
        /**
         * @description The short name that CyberView shows on screen.
         * @example Example Manufacturing
         */
        CompanyDisplayName: string;
        /**
         * @description The number in the commercial register.
         * @example HRB 12345
         */
        RegistrationNumber: string | null;
        /**
         * @description The Legal Entity Identifier (ISO 17442): 18 capital letters or digits and two check digits.
         * @example EXAMPLE00MFG00000129
         * @example null
         */
        Lei: string | null;
        /**
         * @description The main line of business. Absent until it is set.
         * @example manufacturing
         * @enum {string}
         */
        Industry: "energy" | "education" | "finance" | "healthcare" | "manufacturing" | "public_sector" | "retail" | "technology" | "other";
        /**
         * @description The number of employees as a range. Absent until it is set.
         * @example 250-999
         * @enum {string}
         */
        EmployeeBand: "1-9" | "10-49" | "50-249" | "250-999" | "1000+";
        /**
         * @description The country of the registered office, as an ISO 3166-1 alpha-2 code in capitals.
         * @example DE
         */
        Country: string;
        /**
         * @description The postal address of the registered office.
         * @example {
         *       "line1": "Musterstrasse 1",
         *       "line2": null,
         *       "city": "Berlin",
         *       "region": null,
         *       "postal_code": "10115"
         *     }
         */
        Address: {
            line1: components["schemas"]["AddressLine1"];
            line2: components["schemas"]["AddressLine2"];
            city: components["schemas"]["City"];
            region: components["schemas"]["Region"];
            postal_code: components["schemas"]["PostalCode"];
        } | null;
        /**
         * @description The fields to change, or `null` to clear the address. The result must have `line1` and `city`.
         * @example {
         *       "line1": "Musterstrasse 1",
         *       "city": "Berlin",
         *       "postal_code": "10115"
         *     }
         */
        AddressUpdate: {
            line1?: components["schemas"]["AddressLine1"];
            line2?: components["schemas"]["AddressLine2"];
            city?: components["schemas"]["City"];
            region?: components["schemas"]["Region"];
            postal_code?: components["schemas"]["PostalCode"];
        } | null;
        /**
         * @description Street and house number, or a post office box.
         * @example Musterstrasse 1
         */
        AddressLine1: string;
        /**
         * @description A second line, such as a building or floor.
         * @example Building C
         */
        AddressLine2: string | null;
        /**
         * @description The city, town or village.
         * @example Berlin
         */
        City: string;
        /**
         * @description The state, province or county.
         * @example Brandenburg
         */
        Region: string | null;
        /**
         * @description The postal code.
         * @example 10115
         */
        PostalCode: string | null;
        /**
         * Format: uri
         * @description The company's website.
         * @example https://www.example.com
         */
        Website: string | null;
        /**
         * @description The domain names that the company uses, in lower case. The order has no meaning.
         * @example [
         *       "example.com"
         *     ]
         */
        Domains: string[];
        /**
         * @description The language of the company, as a BCP 47 tag. New users get it as `locale` by default.
         * @example de-DE
         */
        DefaultLocale: string;
        /**
         * @description Where outsiders report a security problem. Absent until it is set.
         * @example {
         *       "name": "Security Office",
         *       "email": "security@example.com",
         *       "phone": "+12025550100",
         *       "security_txt_url": "https://www.example.com/.well-known/security.txt"
         *     }
         */
        SecurityContact: {
            name: components["schemas"]["ContactName"];
            email: components["schemas"]["ContactEmail"];
            phone: components["schemas"]["PhoneNumber"];
            security_txt_url: components["schemas"]["SecurityTxtUrl"];
        };
        /**
         * @description The fields to change. The result must have an `email`.
         * @example {
         *       "email": "security@example.com"
         *     }
         */
        SecurityContactUpdate: {
            name?: components["schemas"]["ContactName"];
            email?: components["schemas"]["ContactEmail"];
            phone?: components["schemas"]["PhoneNumber"];
            security_txt_url?: components["schemas"]["SecurityTxtUrl"];
        };
        /**
         * @description The person or team that answers.
         * @example Security Office
         */
        ContactName: string | null;
        /**
         * Format: email
         * @description The e-mail address to which security problems are reported.
         * @example security@example.com
         */
        ContactEmail: string;
        /**
         * Format: uri
         * @description The company's `security.txt` file.
         * @example https://www.example.com/.well-known/security.txt
         */
        SecurityTxtUrl: string | null;
        /**
         * Format: uuid
         * @description The `id` of the active CISO who is accountable for the programme.
         * @example 6f1c2a90-4b7d-4e38-9a51-0c8d7b3f6ae2
         */
        CisoUserId: string;
        /**
         * @description The security frameworks that the company uses. The order has no meaning.
         * @example [
         *       "iso_27001_2022"
         *     ]
         */
        Frameworks: components["schemas"]["Framework"][];
        /**
         * @description A published set of requirements or outcomes, in one edition.
         * @example iso_27001_2022
         * @enum {string}
         */
        Framework: "nist_csf_2_0" | "iso_27001_2022" | "soc_2" | "pci_dss_4_0_1";
        /**
         * @description The laws and regulations that apply to the company, as it names them.
         * @example [
         *       "GDPR"
         *     ]
         */
        Regulations: string[];
        /**
         * Format: int32
         * @description The highest residual risk score (likelihood times impact, each 1 to 5) that needs no action. A higher one needs treatment, or acceptance by a CISO.
         * @default 9
         * @example 9
         */
        RiskAppetiteThreshold: number;
        /**
         * @description Whether the profile is complete. The API derives it.
         * @example complete
         * @enum {string}
         */
        ProfileStatus: "incomplete" | "complete";
        /** @description An account as it is read. Every field is always present. */
        User: {
            /**
             * Format: uuid
             * @description The identifier of the user, set by the API. It is opaque, never changes and is never reused.
             * @example 3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
             */
            readonly id: string;
            email: components["schemas"]["Email"];
            given_name: components["schemas"]["GivenName"];
            family_name: components["schemas"]["FamilyName"];
            display_name: components["schemas"]["UserDisplayName"];
            user_type: components["schemas"]["UserType"];
            status: components["schemas"]["UserStatus"];
            data_scope: components["schemas"]["DataScope"];
            home_application: components["schemas"]["HomeApplication"];
            /**
             * @description The organisation of the external person; `null` for a CISO or member.
             * @example Northwind Assurance
             */
            organization_name: string | null;
            /**
             * Format: uuid
             * @description The `id` of the sponsor, a CISO or member; `null` for a CISO or member.
             * @example 9d02e6b4-13fa-4c57-8e2d-5a9f0b71c64c
             */
            sponsor_user_id: string | null;
            /**
             * Format: date-time
             * @description When access ends, or ended; `null` for a CISO or member.
             * @example 2027-03-31T22:00:00Z
             */
            access_expires_at: string | null;
            job_title: components["schemas"]["JobTitle"];
            phone: components["schemas"]["PhoneNumber"];
            locale: components["schemas"]["Locale"];
            timezone: components["schemas"]["Timezone"];
            /**
             * @description Whether the person has set up multi-factor authentication.
             * @example true
             */
            readonly mfa_enabled: boolean;
            /**
             * Format: date-time
             * @description The time of the last successful sign-in, or `null` before the first.
             * @example 2026-11-20T09:14:37Z
             */
            readonly last_sign_in_at: string | null;
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
        };
        /** @description One page of users. */
        UserList: {
            /**
             * @description The users of this page. The array may be empty.
             * @example [
             *       {
             *         "id": "3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591",
             *         "email": "mei.tanaka@example.net",
             *         "given_name": "Mei",
             *         "family_name": "Tanaka",
             *         "display_name": "Mei Tanaka",
             *         "user_type": "outsource",
             *         "status": "active",
             *         "data_scope": "assigned",
             *         "home_application": "supplier",
             *         "organization_name": "Northwind Assurance",
             *         "sponsor_user_id": "9d02e6b4-13fa-4c57-8e2d-5a9f0b71c64c",
             *         "access_expires_at": "2027-03-31T22:00:00Z",
             *         "job_title": "Penetration tester",
             *         "phone": "+12025550123",
             *         "locale": "en-GB",
             *         "timezone": "Europe/London",
             *         "mfa_enabled": true,
             *         "last_sign_in_at": "2026-11-20T09:14:37Z",
             *         "created_at": "2026-10-19T07:30:00Z",
             *         "updated_at": "2026-10-19T08:01:55Z"
             *       }
             *     ]
             */
            items: components["schemas"]["User"][];
            /**
             * @description The `page_token` of the next page. Absent on the last page.
             * @example q0Zt8dL2vXbN5yRk
             */
            next_page_token?: string;
        };
        /** @description The person to invite. The `user_type` decides which fields are needed. */
        UserCreate: components["schemas"]["UserCreateInternal"] | components["schemas"]["UserCreateExternal"];
        /**
         * Internal user
         * @description A new CISO or member, without `organization_name`, `sponsor_user_id` and `access_expires_at`.
         */
        UserCreateInternal: {
            email: components["schemas"]["Email"];
            given_name: components["schemas"]["GivenName"];
            family_name: components["schemas"]["FamilyName"];
            display_name?: components["schemas"]["UserDisplayName"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            user_type: "ciso" | "member";
            job_title?: components["schemas"]["JobTitle"];
            phone?: components["schemas"]["PhoneNumber"];
            locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["Timezone"];
        };
        /**
         * External user
         * @description A new outsource, vendor or auditor user, with a sponsor and an end date.
         */
        UserCreateExternal: {
            email: components["schemas"]["Email"];
            given_name: components["schemas"]["GivenName"];
            family_name: components["schemas"]["FamilyName"];
            display_name?: components["schemas"]["UserDisplayName"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            user_type: "outsource" | "vendor" | "auditor";
            organization_name: components["schemas"]["OrganizationName"];
            sponsor_user_id: components["schemas"]["SponsorUserId"];
            access_expires_at: components["schemas"]["AccessExpiresAt"];
            job_title?: components["schemas"]["JobTitle"];
            phone?: components["schemas"]["PhoneNumber"];
            locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["Timezone"];
        };
        /** @description The fields to change. Only outsource, vendor and auditor users take `organization_name`, `sponsor_user_id` and `access_expires_at`. */
        UserUpdate: {
            email?: components["schemas"]["Email"];
            given_name?: components["schemas"]["GivenName"];
            family_name?: components["schemas"]["FamilyName"];
            display_name?: components["schemas"]["UserDisplayName"];
            user_type?: components["schemas"]["UserType"];
            status?: components["schemas"]["UserStatusChange"];
            organization_name?: components["schemas"]["OrganizationName"];
            sponsor_user_id?: components["schemas"]["SponsorUserId"];
            access_expires_at?: components["schemas"]["AccessExpiresAt"];
            job_title?: components["schemas"]["JobTitle"];
            phone?: components["schemas"]["PhoneNumber"];
            locale?: components["schemas"]["Locale"];
            timezone?: components["schemas"]["Timezone"];
        };
        /**
         * Format: email
         * @description The e-mail address with which the person signs in. It is unique, ignoring case.
         * @example mei.tanaka@example.net
         */
        Email: string;
        /**
         * @description The given name of the person.
         * @example Mei
         */
        GivenName: string;
        /**
         * @description The family name of the person.
         * @example Tanaka
         */
        FamilyName: string;
        /**
         * @description The name that CyberView shows. By default given and family name, as they are at creation.
         * @example Mei Tanaka
         */
        UserDisplayName: string;
        /**
         * @description What the person can reach and where they sign in. Later it can change only between `ciso` and `member`.
         * @example outsource
         * @enum {string}
         */
        UserType: "ciso" | "member" | "outsource" | "vendor" | "auditor";
        /**
         * @description The type of a user who works for the company.
         * @example member
         * @enum {string}
         */
        InternalUserType: "ciso" | "member";
        /**
         * @description The type of a user who needs a sponsor and an end date.
         * @example outsource
         * @enum {string}
         */
        ExternalUserType: "outsource" | "vendor" | "auditor";
        /**
         * @description The state of the account.
         * @example active
         * @enum {string}
         */
        UserStatus: "invited" | "active" | "suspended" | "expired";
        /**
         * @description The status to set. `invited` and `expired` cannot be set.
         * @example suspended
         * @enum {string}
         */
        UserStatusChange: "active" | "suspended";
        /**
         * @description Which records the person can reach. It follows from `user_type`.
         * @example assigned
         * @enum {string}
         */
        DataScope: "company" | "assigned" | "own_organization" | "engagement";
        /**
         * @description The application in which the person signs in. It follows from `user_type`.
         * @example supplier
         * @enum {string}
         */
        HomeApplication: "cyberview" | "supplier" | "vendor" | "auditor";
        /**
         * @description The organisation of the external person.
         * @example Northwind Assurance
         */
        OrganizationName: string;
        /**
         * Format: uuid
         * @description The `id` of the active CISO or member who sponsors the external person.
         * @example 9d02e6b4-13fa-4c57-8e2d-5a9f0b71c64c
         */
        SponsorUserId: string;
        /**
         * Format: date-time
         * @description When access ends: in the future, at most 366 days ahead. The status then becomes `expired`, and sessions and tokens are revoked.
         * @example 2027-03-31T22:00:00Z
         */
        AccessExpiresAt: string;
        /**
         * @description The job title of the person.
         * @example Penetration tester
         */
        JobTitle: string | null;
        /**
         * @description The language of the person, as a BCP 47 tag. By default the company's `default_locale`.
         * @example en-GB
         */
        Locale: string;
        /**
         * Format: uuid
         * @description A UUID.
         * @example 3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
         */
        Uuid: string;
        /**
         * @description A strong entity tag (RFC 9110) with its quotation marks. The text between them is opaque.
         * @example "a7f3c1d09b42"
         */
        EntityTag: string;
        /**
         * @description An international phone number (E.164), without spaces.
         * @example +12025550123
         */
        PhoneNumber: string | null;
        /**
         * @description An IANA time zone, to show times. A new user gets the company's by default.
         * @example Europe/Berlin
         */
        Timezone: string;
        /**
         * Format: date-time
         * @description When the record was created.
         * @example 2026-10-19T07:30:00Z
         */
        CreatedAt: string;
        /**
         * Format: date-time
         * @description When the record was last changed.
         * @example 2026-11-21T04:00:00Z
         */
        UpdatedAt: string;
        /** @description A problem document (RFC 9457). It may gain fields within version 1. */
        Problem: {
            /**
             * Format: uri
             * @description The address that names the kind of problem. Branch on it.
             * @example https://docs.example.com/problems/user-not-found
             */
            type: string;
            /**
             * @description The kind of problem in a few words.
             * @example The user was not found
             */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status code of the response.
             * @example 404
             */
            status: number;
            /**
             * @description What went wrong, for people to read. Do not parse it.
             * @example No user with this id exists within your scope.
             */
            detail: string;
            /**
             * Format: uri-reference
             * @description This occurrence: `urn:uuid:` and the `Request-Id` of the answer. Give it to support.
             * @example urn:uuid:6e02c9d4-a8f5-4713-b0e6-59d1f83a7c2b
             */
            instance: string;
        };
        /** @description A problem of the type `insufficient-scope`. */
        InsufficientScopeProblem: components["schemas"]["Problem"] & {
            /**
             * @description The scope that the request needs.
             * @example users.read
             * @enum {string}
             */
            required_scope: "company.read" | "company.write" | "users.read" | "users.write" | "profile";
        };
        /** @description A problem of the type `user-type-change-not-allowed`. */
        UserTypeChangeProblem: components["schemas"]["Problem"] & {
            /**
             * @description The present type of the user.
             * @example outsource
             */
            from: components["schemas"]["UserType"];
            /**
             * @description The type that was requested.
             * @example member
             */
            to: components["schemas"]["UserType"];
        };
        /** @description A problem of the type `user-in-use`. */
        UserInUseProblem: components["schemas"]["Problem"] & {
            /**
             * @description What prevents the deletion, each reason once.
             * @example [
             *       {
             *         "reason": "open_assignments",
             *         "count": 4
             *       }
             *     ]
             */
            blocking: components["schemas"]["DeletionBlock"][];
        };
        /** @description One reason why a user cannot be deleted yet. */
        DeletionBlock: {
            /**
             * @description Why the user is still needed.
             * @example open_assignments
             * @enum {string}
             */
            reason: "last_ciso" | "company_ciso" | "open_assignments" | "sponsor_of_users";
            /**
             * Format: int32
             * @description The number of records or users concerned.
             * @example 4
             */
            count: number;
        };
        /** @description A problem of the type `precondition-failed`. */
        PreconditionFailedProblem: components["schemas"]["Problem"] & {
            /**
             * @description The `ETag` of the current version. Read that version before you retry, or you undo the other change.
             * @example "b81e6f5a20c7"
             */
            current_etag: components["schemas"]["EntityTag"];
        };
        /** @description A problem of the type `validation-error`. */
        ValidationProblem: components["schemas"]["Problem"] & {
            /**
             * @description Every field that needs attention.
             * @example [
             *       {
             *         "pointer": "/access_expires_at",
             *         "detail": "is required for outsource users"
             *       }
             *     ]
             */
            errors: components["schemas"]["FieldError"][];
        };
        /** @description One field of the request body that breaks a rule. */
        FieldError: {
            /**
             * Format: json-pointer
             * @description The location of the field in the request body, as a JSON Pointer (RFC 6901).
             * @example /access_expires_at
             */
            pointer: string;
            /**
             * @description What is wrong with the field, for people to read.
             * @example is required for outsource users
             */
            detail: string;
        };
        /** @description A problem of the type `internal-error` or `unavailable`. */
        ServerProblem: components["schemas"]["Problem"] & {
            /**
             * @deprecated
             * @description The id of the failed request, as in `Request-Id` and `instance`. Use one of them.
             * @example 6e02c9d4-a8f5-4713-b0e6-59d1f83a7c2b
             */
            request_id: components["schemas"]["Uuid"];
        };
    };
    responses: {
        /** @description The version in `If-None-Match` is current. The response has no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is not well-formed JSON, or a header other than `If-Match` has an invalid form. */
        UnreadableBody: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/invalid-request";
                };
            };
        };
        /** @description A query parameter is invalid, or the page token has expired or belongs to other parameters. */
        InvalidParameter: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/invalid-request";
                };
            };
        };
        /** @description The token is missing, malformed, expired or revoked. */
        AuthenticationRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/authentication-required";
                };
            };
        };
        /** @description The token lacks the scope `company.read`, or the user type of the caller cannot hold it. */
        CompanyReadRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticateScope"];
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/insufficient-scope";
                };
            };
        };
        /** @description The token lacks the scope `company.write`, or the caller is not a CISO. */
        CompanyWriteRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticateScope"];
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/insufficient-scope";
                };
            };
        };
        /** @description The token lacks `users.read`, or the user type of the caller cannot hold it. With `profile`, you may read your own record. */
        UsersReadRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticateScope"];
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/insufficient-scope";
                };
            };
        };
        /** @description The token lacks `users.write`, or the user type of the caller cannot hold it. With `profile.write`, you may change six fields of your own record. */
        UsersWriteRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticateScope"];
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/insufficient-scope";
                };
            };
        };
        /** @description No user has this `id`, the user was deleted, or you may not see the user: with `profile` you see your own record only. The answer is the same for all three. */
        UserNotFound: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/user-not-found";
                };
            };
        };
        /** @description The user has changed since you read it. */
        UserChanged: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PreconditionFailedProblem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/precondition-failed";
                };
            };
        };
        /** @description The body is larger than 1,048,576 bytes (1 MiB). */
        ContentTooLarge: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/content-too-large";
                };
            };
        };
        /** @description The body is not sent as `application/json`. */
        JsonRequired: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/unsupported-media-type";
                };
            };
        };
        /** @description The body is not sent as `application/merge-patch+json`. */
        MergePatchRequired: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/unsupported-media-type";
                };
            };
        };
        /** @description The header `If-Match` is missing. */
        PreconditionRequired: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/precondition-required";
                };
            };
        };
        /** @description The quota in `RateLimit-Policy` is used up. The request was not carried out. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/rate-limited";
                };
            };
        };
        /** @description The API failed. A change may or may not have been carried out. */
        InternalError: {
            headers: {
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServerProblem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/internal-error";
                };
            };
        };
        /** @description The API is overloaded or under maintenance. The request was not carried out and can be repeated unchanged. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "Request-Id": components["headers"]["RequestId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServerProblem"] & {
                    /** @enum {string} */
                    type: "https://docs.example.com/problems/unavailable";
                };
            };
        };
    };
    parameters: {
        /**
         * @description The `id` of the user. Any other value, whatever its form, gets `404`.
         * @example 3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
         */
        UserId: components["schemas"]["Uuid"];
        /**
         * @description The most users in one page. `0` means 25, more than 100 is lowered to 100, and a negative value gets `400`.
         * @example 2
         */
        PageSize: number;
        /**
         * @description The `next_page_token` of the previous page: opaque, and valid for 24 hours while all other parameters stay the same.
         * @example q0Zt8dL2vXbN5yRk
         */
        PageToken: string;
        /**
         * @description Returns only users of this type.
         * @example outsource
         */
        UserTypeFilter: components["schemas"]["UserType"];
        /**
         * @description Returns only users with this status, such as `expired` for an access review.
         * @example expired
         */
        StatusFilter: components["schemas"]["UserStatus"];
        /**
         * @description Returns only the user with exactly this e-mail address, ignoring case. Percent-encode the value: a plus sign becomes `%2B`.
         * @example mei.tanaka@example.net
         */
        EmailFilter: components["schemas"]["Email"];
        /**
         * @description Returns only users whose `updated_at` is later than this time. A deletion, or an end date that passes, does not change that time. In the query, write a plus sign as `%2B`.
         * @example 2026-10-19T00:00:00Z
         */
        UpdatedAfter: string;
        /**
         * @description The `ETag` of the version that you change. If it is outdated, the answer is `412`; without the header, `428`. As in RFC 9110, one current strong tag in a list is enough, `*` is any version, a weak tag none.
         * @example "a7f3c1d09b42"
         */
        IfMatch: string;
        /**
         * @description The `ETag` of the version that you have. While it is current, the answer is `304` without a body.
         * @example "a7f3c1d09b42"
         */
        IfNoneMatch: components["schemas"]["EntityTag"];
        /**
         * @description A UUID that you choose for this request and repeat when you retry it. For 24 hours, the same key and body of the same caller get the `201` again; no other answer is kept. Another body gets `422`, and a key whose first request is running `409`. The header is a convention, not a published standard.
         * @example 0b6d9f2e-7a41-4c83-9e5f-21d8c4b7a036
         */
        IdempotencyKey: components["schemas"]["Uuid"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this request in the log. In a problem, `instance` is `urn:uuid:` and this id.
         * @example 6e02c9d4-a8f5-4713-b0e6-59d1f83a7c2b
         */
        RequestId: components["schemas"]["Uuid"];
        /**
         * @description What is left of the quota, `r` requests, and the seconds `t` until it is renewed.
         * @example "default";r=57;t=21
         */
        RateLimit: string;
        /**
         * @description The quota of the client, `q` requests in a window of `w` seconds. By default 60 in 60.
         * @example "default";q=60;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description The origin of the request, if it is registered; otherwise the header is absent.
         * @example https://docs.example.com
         */
        "Access-Control-Allow-Origin": string;
        /**
         * @description The headers that a script may read, for a registered origin.
         * @example Deprecation, ETag, Location, RateLimit, RateLimit-Policy, Request-Id, Retry-After, Sunset, WWW-Authenticate
         */
        "Access-Control-Expose-Headers": string;
        /**
         * @description The version of the resource, for `If-Match` and `If-None-Match`.
         * @example "a7f3c1d09b42"
         */
        ETag: components["schemas"]["EntityTag"];
        /**
         * @description The address of the new user, relative to the host.
         * @example /v1/users/3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
         */
        Location: string;
        /**
         * @description Since when something that the request used is deprecated (RFC 9745), in seconds since 1970. Absent where nothing is.
         * @example @1795564800
         */
        Deprecation: string;
        /**
         * @description Until when at least what `Deprecation` means works, as an HTTP date (RFC 8594). Absent where nothing is deprecated.
         * @example Thu, 25 Nov 2027 00:00:00 GMT
         */
        Sunset: string;
        /**
         * @description The number of seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The challenge of RFC 6750. `error` is `invalid_token` for an unusable token, and absent without a token.
         * @example Bearer realm="ciso-api", error="invalid_token"
         */
        WWWAuthenticate: string;
        /**
         * @description The challenge of RFC 6750, with `insufficient_scope` and the scope that is needed.
         * @example Bearer realm="ciso-api", error="insufficient_scope", scope="users.read"
         */
        WWWAuthenticateScope: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "get-company-info": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you have. While it is current, the answer is `304` without a body.
                 * @example "a7f3c1d09b42"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current profile of the company. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["CompanyReadRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "update-company": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` of the version that you change. If it is outdated, the answer is `412`; without the header, `428`. As in RFC 9110, one current strong tag in a list is enough, `*` is any version, a weak tag none.
                 * @example "a7f3c1d09b42"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description The media type of the body. */
                "Content-Type": "application/merge-patch+json";
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields to change, as a JSON Merge Patch. */
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            /** @description The profile after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["UnreadableBody"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["CompanyWriteRequired"];
            /** @description The profile has changed since you read it. */
            412: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PreconditionFailedProblem"] & {
                        /** @enum {string} */
                        type: "https://docs.example.com/problems/precondition-failed";
                    };
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["MergePatchRequired"];
            /** @description A field is unknown, read-only, missing from a nested object or outside its allowed values. */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"] & {
                        /** @enum {string} */
                        type: "https://docs.example.com/problems/validation-error";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "get-users-info": {
        parameters: {
            query?: {
                /**
                 * @description The most users in one page. `0` means 25, more than 100 is lowered to 100, and a negative value gets `400`.
                 * @example 2
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description The `next_page_token` of the previous page: opaque, and valid for 24 hours while all other parameters stay the same.
                 * @example q0Zt8dL2vXbN5yRk
                 */
                page_token?: components["parameters"]["PageToken"];
                /**
                 * @description Returns only users of this type.
                 * @example outsource
                 */
                user_type?: components["parameters"]["UserTypeFilter"];
                /**
                 * @description Returns only users with this status, such as `expired` for an access review.
                 * @example expired
                 */
                status?: components["parameters"]["StatusFilter"];
                /**
                 * @description Returns only the user with exactly this e-mail address, ignoring case. Percent-encode the value: a plus sign becomes `%2B`.
                 * @example mei.tanaka@example.net
                 */
                email?: components["parameters"]["EmailFilter"];
                /**
                 * @description Returns only users whose `updated_at` is later than this time. A deletion, or an end date that passes, does not change that time. In the query, write a plus sign as `%2B`.
                 * @example 2026-10-19T00:00:00Z
                 */
                updated_after?: components["parameters"]["UpdatedAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the users that match the filters. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["UsersReadRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "create-user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that you choose for this request and repeat when you retry it. For 24 hours, the same key and body of the same caller get the `201` again; no other answer is kept. Another body gets `422`, and a key whose first request is running `409`. The header is a convention, not a published standard.
                 * @example 0b6d9f2e-7a41-4c83-9e5f-21d8c4b7a036
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The person to invite. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The user was created and the invitation sent. A retry with the same key gets this response again. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["UnreadableBody"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["UsersWriteRequired"];
            /** @description The e-mail address belongs to another user, or the first request with this idempotency key is still running. */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": (components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        type: "https://docs.example.com/problems/email-already-in-use";
                    }) | (components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        type: "https://docs.example.com/problems/request-in-progress";
                    });
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["JsonRequired"];
            /** @description The body breaks a rule of the data, or its idempotency key was used with another body. */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": (components["schemas"]["ValidationProblem"] & {
                        /** @enum {string} */
                        type: "https://docs.example.com/problems/validation-error";
                    }) | (components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        type: "https://docs.example.com/problems/idempotency-key-reused";
                    });
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "get-user-info": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the version that you have. While it is current, the answer is `304` without a body.
                 * @example "a7f3c1d09b42"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The `id` of the user. Any other value, whatever its form, gets `404`.
                 * @example 3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["UsersReadRequired"];
            404: components["responses"]["UserNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "delete-user": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` of the version that you change. If it is outdated, the answer is `412`; without the header, `428`. As in RFC 9110, one current strong tag in a list is enough, `*` is any version, a weak tag none.
                 * @example "a7f3c1d09b42"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the user. Any other value, whatever its form, gets `404`.
                 * @example 3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was deleted. The response has no body. */
            204: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["UsersWriteRequired"];
            404: components["responses"]["UserNotFound"];
            /** @description Something still depends on the user: `blocking` says what. */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UserInUseProblem"] & {
                        /** @enum {string} */
                        type: "https://docs.example.com/problems/user-in-use";
                    };
                };
            };
            412: components["responses"]["UserChanged"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "update-user-info": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` of the version that you change. If it is outdated, the answer is `412`; without the header, `428`. As in RFC 9110, one current strong tag in a list is enough, `*` is any version, a weak tag none.
                 * @example "a7f3c1d09b42"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /** @description The media type of the body. */
                "Content-Type": "application/merge-patch+json";
            };
            path: {
                /** @description The `id` of the user. Any other value, whatever its form, gets `404`. */
                user_id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        /** @description The fields to change, as a JSON Merge Patch. */
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["UnreadableBody"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["UsersWriteRequired"];
            404: components["responses"]["UserNotFound"];
            /** @description The new e-mail address belongs to another user, or this change of the user type is not allowed. */
            409: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": (components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        type: "https://docs.example.com/problems/email-already-in-use";
                    }) | (components["schemas"]["UserTypeChangeProblem"] & {
                        /** @enum {string} */
                        type: "https://docs.example.com/problems/user-type-change-not-allowed";
                    });
                };
            };
            412: components["responses"]["UserChanged"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["MergePatchRequired"];
            /** @description A field is unknown, read-only, outside its allowed values or not possible in the status of the user. */
            422: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"] & {
                        /** @enum {string} */
                        type: "https://docs.example.com/problems/validation-error";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
