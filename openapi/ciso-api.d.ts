// Made from openapi/ciso-api.yaml by openapi-typescript: npm run api:types

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
         * @description Returns the profile of the company together with its `ETag`. A ciso, a member or an auditor with the
         *     scope `company.read` may call it.
         *
         *     Keep the `ETag`: you need it to update the profile, and a later read that sends it in `If-None-Match`
         *     is answered with `304` and no body while nothing has changed. A profile that is not yet filled in lacks
         *     `industry`, `employee_band` or `security_contact`, and its `profile_status` is `incomplete`.
         */
        get: operations["get-company-info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the company profile
         * @description Changes the fields of the company profile that the body contains and returns the whole profile with its new
         *     `ETag`. Only a ciso with the scope `company.write` may call it.
         *
         *     The body is a JSON Merge Patch. Inside `address` and `security_contact` it works field by field, while
         *     `domains`, `frameworks` and `regulations` are replaced as a whole: to add one entry, send the complete
         *     new array. Fields that are not described as nullable cannot be cleared.
         *
         *     Send the `ETag` of the version you have seen in `If-Match`, so that you never undo a colleague's change.
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
         * @description Lists the users of the company page by page, oldest first: in the order of `created_at`, then of `id`. A
         *     ciso, a member or an auditor with the scope `users.read` may call it.
         *
         *     The filters `user_type`, `status` and `email` can be combined; a user has to match all of them. To read
         *     every page, repeat the request with `page_token` set to the `next_page_token` of the last response, and stop
         *     when that field is absent. A page may be shorter than `page_size`, so its length says nothing about
         *     the end.
         *
         *     The list carries no `ETag`. Read a single user before you update or delete it.
         */
        get: operations["get-users-info"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user with the status `invited` and sends an invitation to the e-mail address. The link in it is
         *     valid for 7 days, and the account becomes `active` when the person follows it. Only a ciso with the scope
         *     `users.write` may call it.
         *
         *     The user type decides which fields are needed. A ciso or member needs a name and an address. An
         *     outsource, vendor or auditor user also needs `organization_name`, `sponsor_user_id` and
         *     `access_expires_at`. Choose the type with care: later only ciso and member can be exchanged.
         *
         *     An e-mail address belongs to one user only, so a repeated request without an `Idempotency-Key` is
         *     answered with `409` rather than with a second account. With a key, a retry returns the `201` again: give
         *     each create one.
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
         * @description Returns one user together with its `ETag`. A ciso, a member or an auditor with the scope `users.read` may
         *     read every user; with the scope `profile`, each person may read their own record.
         *
         *     Keep the `ETag`: you need it to update or delete the user, and a later read that sends it in
         *     `If-None-Match` is answered with `304` and no body while nothing has changed. A user who does not exist,
         *     who was deleted or whom you may not see is answered with the same `404`, so the answer does not reveal
         *     which it was.
         */
        get: operations["get-user-info"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes a user for good: access ends at once, the record leaves the API, and the name stays in the history of
         *     the records the person worked on. Only a ciso with the scope `users.write` may call it.
         *
         *     A deletion cannot be undone. To interrupt access, or while you are not sure, set `status` to `suspended`
         *     with `update-user-info` instead.
         *
         *     A user on whom something still depends is not deleted: the answer `409` lists what has to be handed over
         *     first. Send the `ETag` of the version you have seen in `If-Match`. After a lost answer, a repeated request
         *     is answered with `404`, which then means that the deletion succeeded.
         */
        delete: operations["delete-user"];
        options?: never;
        head?: never;
        /**
         * Update a user
         * @description Changes the fields of a user that the body contains and returns the whole user with its new `ETag`. A ciso
         *     with the scope `users.write` may change every user and every field listed below. With the scope
         *     `profile`, each person may change six fields of their own record: `given_name`, `family_name`,
         *     `display_name`, `phone`, `locale` and `timezone`.
         *
         *     The body is a JSON Merge Patch. Only `job_title` and `phone` can be cleared with `null`. Send the `ETag` of
         *     the version you have seen in `If-Match`.
         *
         *     Some changes have limits. `status` can be set from `active` to `suspended` and back. An invited account
         *     becomes active only when the person accepts the invitation, so for an invited or expired account a
         *     `status` is answered with `422`. An expired account that gets a new `access_expires_at` in the future is
         *     active again, or invited if the person never accepted the invitation. `user_type` can change between `ciso` and
         *     `member` only. The last active ciso can be neither suspended nor made a member, and the same holds for the
         *     ciso whom the company profile names in `ciso_user_id`.
         */
        patch: operations["update-user-info"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The profile of the company that runs its security programme in CyberView, as it is read. */
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
        /** @description The fields of the company profile to change, as a JSON Merge Patch. No field is required, and an empty object changes nothing. */
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
         * @description The full name of the company, as the commercial register has it.
         * @example Example Manufacturing GmbH
         */
        LegalName: string;
        /**
         * @description The short name of the company that CyberView shows on screen.
         * @example Example Manufacturing
         */
        CompanyDisplayName: string;
        /**
         * @description The number of the company in its commercial register, or `null` if it is not recorded.
         * @example HRB 12345
         */
        RegistrationNumber: string | null;
        /**
         * @description The Legal Entity Identifier of the company (ISO 17442): 18 capital letters or digits and two check digits. It is `null` if the company has none.
         * @example EXAMPLE00MFG00000129
         * @example null
         */
        Lei: string | null;
        /**
         * @description The main line of business of the company. It is absent until it is set for the first time.
         * @example manufacturing
         * @enum {string}
         */
        Industry: "energy" | "education" | "finance" | "healthcare" | "manufacturing" | "public_sector" | "retail" | "technology" | "other";
        /**
         * @description The number of employees as a range. It is absent until it is set for the first time.
         * @example 250-999
         * @enum {string}
         */
        EmployeeBand: "1-9" | "10-49" | "50-249" | "250-999" | "1000+";
        /**
         * @description The country of the registered office, as a two-letter code in capitals (ISO 3166-1 alpha-2).
         * @example DE
         */
        Country: string;
        /**
         * @description The postal address of the registered office, or `null` if it is not recorded.
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
         * @description The fields of the address to change, or `null` to clear the whole address. The address that results must have `line1` and `city`.
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
         * @description The street and house number, or a post office box.
         * @example Musterstrasse 1
         */
        AddressLine1: string;
        /**
         * @description A second address line, such as a building or floor, or `null` if there is none.
         * @example Building C
         */
        AddressLine2: string | null;
        /**
         * @description The city, town or village.
         * @example Berlin
         */
        City: string;
        /**
         * @description The state, province or county, or `null` where addresses have none.
         * @example Brandenburg
         */
        Region: string | null;
        /**
         * @description The postal code as it is written in the country, or `null` where there is none.
         * @example 10115
         */
        PostalCode: string | null;
        /**
         * Format: uri
         * @description The https address of the company's website, or `null` if it is not recorded.
         * @example https://www.example.com
         */
        Website: string | null;
        /**
         * @description The domain names that the company uses, each in lower case. The order has no meaning.
         * @example [
         *       "example.com"
         *     ]
         */
        Domains: string[];
        /**
         * @description The language of the company, as a BCP 47 tag. A new user gets it as `locale` unless the request says otherwise.
         * @example de-DE
         */
        DefaultLocale: string;
        /**
         * @description Where outsiders report a security problem. The field is absent until it is set for the first time, and then always has an e-mail address.
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
         * @description The fields of the security contact to change. The contact that results must have an `email`, so the first update has to send it.
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
         * @description The name of the person or team that answers, or `null` if it is not recorded.
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
         * @description The https address of the company's `security.txt` file, or `null` if it publishes none.
         * @example https://www.example.com/.well-known/security.txt
         */
        SecurityTxtUrl: string | null;
        /**
         * Format: uuid
         * @description The `id` of the user who is accountable for the programme. It has to be an active ciso.
         * @example 6f1c2a90-4b7d-4e38-9a51-0c8d7b3f6ae2
         */
        CisoUserId: string;
        /**
         * @description The security frameworks that the company works with. The order has no meaning.
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
         * @description The laws and regulations that apply to the company, under the names it uses for them.
         * @example [
         *       "GDPR"
         *     ]
         */
        Regulations: string[];
        /**
         * Format: int32
         * @description The highest residual risk score that the company carries without further action. A risk above it needs treatment, or acceptance by a ciso. The score is likelihood times impact, each from 1 to 5.
         * @default 9
         * @example 9
         */
        RiskAppetiteThreshold: number;
        /**
         * @description Whether the profile has all that the programme needs. The API derives it.
         * @example complete
         * @enum {string}
         */
        ProfileStatus: "incomplete" | "complete";
        /** @description A person who may sign in to CyberView, as the account is read. Every field is always present. */
        User: {
            /**
             * Format: uuid
             * @description The identifier of the user. The API sets it, it never changes, and it is not given to anybody else after a deletion. Treat it as opaque.
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
             * @description The organisation that an outsource, vendor or auditor user comes from. It is `null` for a ciso or member.
             * @example Northwind Assurance
             */
            organization_name: string | null;
            /**
             * Format: uuid
             * @description The `id` of the ciso or member who answers for an outsource, vendor or auditor user. It is `null` for a ciso or member.
             * @example 9d02e6b4-13fa-4c57-8e2d-5a9f0b71c64c
             */
            sponsor_user_id: string | null;
            /**
             * Format: date-time
             * @description The time at which the access of an outsource, vendor or auditor user ends. It lies in the past if the account has expired, and it is `null` for a ciso or member.
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
             * @description The users of this page, in the order of `created_at`, then of `id`. The array may be empty.
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
             * @description The `page_token` of the next page. It is absent on the last page.
             * @example q0Zt8dL2vXbN5yRk
             */
            next_page_token?: string;
        };
        /** @description The person to invite. Which fields are needed follows from `user_type`. */
        UserCreate: components["schemas"]["UserCreateInternal"] | components["schemas"]["UserCreateExternal"];
        /**
         * Internal user
         * @description A new ciso or member. The fields `organization_name`, `sponsor_user_id` and `access_expires_at` belong to external users and are not accepted here.
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
        /** @description The fields of a user to change, as a JSON Merge Patch. No field is required, and an empty object changes nothing. The fields `organization_name`, `sponsor_user_id` and `access_expires_at` are accepted for outsource, vendor and auditor users only. */
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
         * @description The e-mail address with which the person signs in. It belongs to one user only, and upper and lower case make no difference.
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
         * @description The name that CyberView shows on screen. Without it, a new user gets the given name and the family name with a space between them. It does not change when they do.
         * @example Mei Tanaka
         */
        UserDisplayName: string;
        /**
         * @description What the person does for the company. The type decides what they can reach and where they sign in. After the creation only ciso and member can be exchanged.
         * @example outsource
         * @enum {string}
         */
        UserType: "ciso" | "member" | "outsource" | "vendor" | "auditor";
        /**
         * @description The type of a user who works for the company itself.
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
         * @description Where the account is in its life.
         * @example active
         * @enum {string}
         */
        UserStatus: "invited" | "active" | "suspended" | "expired";
        /**
         * @description The status to give to the account. Only these two values can be set; the others follow from events.
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
         * @description The one application in which the person signs in. It follows from `user_type`.
         * @example supplier
         * @enum {string}
         */
        HomeApplication: "cyberview" | "supplier" | "vendor" | "auditor";
        /**
         * @description The organisation that the external person comes from.
         * @example Northwind Assurance
         */
        OrganizationName: string;
        /**
         * Format: uuid
         * @description The `id` of the user who answers for the external person. It has to be an active ciso or member.
         * @example 9d02e6b4-13fa-4c57-8e2d-5a9f0b71c64c
         */
        SponsorUserId: string;
        /**
         * Format: date-time
         * @description The time at which access ends. It has to lie in the future, at most 366 days ahead. At that time the status becomes `expired`.
         * @example 2027-03-31T22:00:00Z
         */
        AccessExpiresAt: string;
        /**
         * @description The job title of the person, or `null` if it is not recorded.
         * @example Penetration tester
         */
        JobTitle: string | null;
        /**
         * @description The language in which the person sees CyberView, as a BCP 47 tag. A new user gets the `default_locale` of the company unless the request says otherwise.
         * @example en-GB
         */
        Locale: string;
        /**
         * Format: uuid
         * @description A UUID in its text form of 36 characters.
         * @example 3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
         */
        Uuid: string;
        /**
         * @description A strong entity tag (RFC 9110), with its quotation marks. Treat the text between them as opaque.
         * @example "a7f3c1d09b42"
         */
        EntityTag: string;
        /**
         * @description A phone number in the international format of E.164, with a plus sign and without spaces, or `null` if it is not recorded.
         * @example +12025550123
         */
        PhoneNumber: string | null;
        /**
         * @description The name of a time zone in the IANA database, used to show times. The API itself always uses UTC. A new user gets the time zone of the company unless the request says otherwise.
         * @example Europe/Berlin
         */
        Timezone: string;
        /**
         * Format: date-time
         * @description The time at which the record was created.
         * @example 2026-10-19T07:30:00Z
         */
        CreatedAt: string;
        /**
         * Format: date-time
         * @description The time at which the record was last changed.
         * @example 2026-11-21T04:00:00Z
         */
        UpdatedAt: string;
        /** @description A problem document (RFC 9457). It may gain fields within version 1. */
        Problem: {
            /**
             * Format: uri
             * @description The address that names the kind of problem. Branch on this field.
             * @example https://docs.example.com/problems/user-not-found
             */
            type: string;
            /**
             * @description The kind of problem in a few words. It is the same for every problem of a type.
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
             * @description What went wrong in this request, for people to read. Do not parse it.
             * @example No user with this id exists within your scope.
             */
            detail: string;
            /**
             * Format: uri-reference
             * @description A reference that names this occurrence. It is the path of the resource where the problem concerns the resource, and otherwise `urn:uuid:` with the id of the request.
             * @example /v1/users/3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
             */
            instance: string;
        };
        /** @description A problem of the type `insufficient-scope`. */
        InsufficientScopeProblem: components["schemas"]["Problem"] & {
            /**
             * @description The scope that the request needs. A caller whose user type is never granted it cannot make the call.
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
             * @description Everything that prevents the deletion, with each reason once.
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
             * @description How many records or users stand behind the reason.
             * @example 4
             */
            count: number;
        };
        /** @description A problem of the type `precondition-failed`. */
        PreconditionFailedProblem: components["schemas"]["Problem"] & {
            /**
             * @description The `ETag` of the current version, with its quotation marks. Read that version before you retry: sending this value unseen would undo somebody else's change.
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
             * @description The place of the field in the request body, as a JSON Pointer (RFC 6901).
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
             * @description The id under which the failed request was logged. Give it to support.
             * @example 6e02c9d4-a8f5-4713-b0e6-59d1f83a7c2b
             */
            request_id: components["schemas"]["Uuid"];
        };
    };
    responses: {
        /** @description The version named in `If-None-Match` is still current. The response has no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request could not be read: its body is not well-formed JSON, or a header other than `If-Match` has an invalid form. Nothing was changed. */
        UnreadableBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A query parameter has an invalid value, or the page token has expired or belongs to a request with other parameters. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request carries no bearer token, or one that is malformed, expired or revoked. */
        AuthenticationRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token lacks the scope `company.read`, or the user type of the caller does not include reading the company profile. */
        CompanyReadRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticateScope"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"];
            };
        };
        /** @description The token lacks the scope `company.write`, or the caller is not a ciso. */
        CompanyWriteRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticateScope"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"];
            };
        };
        /** @description The token holds no scope that allows this read, or the user type of the caller does not include it. For your own record the scope `profile` is enough; every other read of users needs `users.read`. */
        UsersReadRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticateScope"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"];
            };
        };
        /** @description The token holds no scope that allows this change, or the user type of the caller does not include it. The scope `profile` is enough only to change the name, phone number, language and time zone in your own record. */
        UsersWriteRequired: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticateScope"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"];
            };
        };
        /** @description No user has this `id`, the user was deleted, or the user lies outside what you may see. The three cases are answered alike. */
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody changed the user after you read it, so the `ETag` in `If-Match` is no longer current. Nothing was changed. */
        UserChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PreconditionFailedProblem"];
            };
        };
        /** @description The body is not sent as `application/json`. Nothing was created. */
        JsonRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not sent as `application/merge-patch+json`. Nothing was changed. */
        MergePatchRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The header `If-Match` is missing. Nothing was changed. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has sent too many requests in a short time. The request was not carried out. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API failed in a way that is not the caller's fault. A request that changes something may or may not have been carried out. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServerProblem"];
            };
        };
        /** @description The API is overloaded or under maintenance. The request was not carried out and can be repeated as it is. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServerProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description The `id` of the user. A value that is not the `id` of a user you may see is answered with `404`, whatever its form.
         * @example 3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
         */
        UserId: components["schemas"]["Uuid"];
        /**
         * @description The largest number of users to return in one page. `0` means the default of 25, a value above 100 is lowered to 100, and a negative value is answered with `400`.
         * @example 2
         */
        PageSize: number;
        /**
         * @description The `next_page_token` of the previous page. Leave it out to get the first page. A token is opaque and valid for 24 hours, and all other parameters have to stay as they were in the first request.
         * @example q0Zt8dL2vXbN5yRk
         */
        PageToken: string;
        /**
         * @description Returns only users of this type.
         * @example outsource
         */
        UserTypeFilter: components["schemas"]["UserType"];
        /**
         * @description Returns only users with this status. For an access review, `expired` finds forgotten external accounts.
         * @example expired
         */
        StatusFilter: components["schemas"]["UserStatus"];
        /**
         * @description Returns only the user with exactly this e-mail address, ignoring case. As an address belongs to one user only, the list has one entry or none. In the address of the request the value is percent-encoded, so a plus sign becomes `%2B`.
         * @example mei.tanaka@example.net
         */
        EmailFilter: components["schemas"]["Email"];
        /**
         * @description The `ETag` of the version that your change is based on, with its quotation marks. The request is carried out only if that version is still current; otherwise it is answered with `412`, and without the header with `428`.
         * @example "a7f3c1d09b42"
         */
        IfMatch: components["schemas"]["EntityTag"];
        /**
         * @description The `ETag` of the version that you already have, with its quotation marks. If that version is still current, the answer is `304` without a body.
         * @example "a7f3c1d09b42"
         */
        IfNoneMatch: components["schemas"]["EntityTag"];
        /**
         * @description A UUID that you choose for this request and send again when you retry it. For 24 hours the API returns the `201` again to the same caller with the same key and body; only that answer is kept, and after any other the request is carried out. The same key with a different body is answered with `422`, and while the first request is still running with `409`. The header follows a common convention, not a published standard.
         * @example 0b6d9f2e-7a41-4c83-9e5f-21d8c4b7a036
         */
        IdempotencyKey: components["schemas"]["Uuid"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The strong entity tag of the returned version, with its quotation marks. Send it in `If-Match` to change this version, or in `If-None-Match` to ask whether it is still current.
         * @example "a7f3c1d09b42"
         */
        ETag: components["schemas"]["EntityTag"];
        /**
         * @description The address of the new user, relative to the host.
         * @example /v1/users/3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
         */
        Location: string;
        /**
         * @description The number of seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The challenge of RFC 6750. `error` is `invalid_token` for a token that cannot be used and is absent if none was sent.
         * @example Bearer realm="ciso-api", error="invalid_token"
         */
        WWWAuthenticate: string;
        /**
         * @description The challenge of RFC 6750, with the error `insufficient_scope` and the scope that is needed.
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
                 * @description The `ETag` of the version that you already have, with its quotation marks. If that version is still current, the answer is `304` without a body.
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
                 * @description The `ETag` of the version that your change is based on, with its quotation marks. The request is carried out only if that version is still current; otherwise it is answered with `412`, and without the header with `428`.
                 * @example "a7f3c1d09b42"
                 */
                "If-Match": components["parameters"]["IfMatch"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["UnreadableBody"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["CompanyWriteRequired"];
            /** @description Somebody changed the profile after you read it, so the `ETag` in `If-Match` is no longer current. Nothing was changed. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PreconditionFailedProblem"];
                };
            };
            415: components["responses"]["MergePatchRequired"];
            /** @description The body was read, but at least one field is unknown, read-only, missing from a nested object or outside its allowed values. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
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
                 * @description The largest number of users to return in one page. `0` means the default of 25, a value above 100 is lowered to 100, and a negative value is answered with `400`.
                 * @example 2
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description The `next_page_token` of the previous page. Leave it out to get the first page. A token is opaque and valid for 24 hours, and all other parameters have to stay as they were in the first request.
                 * @example q0Zt8dL2vXbN5yRk
                 */
                page_token?: components["parameters"]["PageToken"];
                /**
                 * @description Returns only users of this type.
                 * @example outsource
                 */
                user_type?: components["parameters"]["UserTypeFilter"];
                /**
                 * @description Returns only users with this status. For an access review, `expired` finds forgotten external accounts.
                 * @example expired
                 */
                status?: components["parameters"]["StatusFilter"];
                /**
                 * @description Returns only the user with exactly this e-mail address, ignoring case. As an address belongs to one user only, the list has one entry or none. In the address of the request the value is percent-encoded, so a plus sign becomes `%2B`.
                 * @example mei.tanaka@example.net
                 */
                email?: components["parameters"]["EmailFilter"];
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
                 * @description A UUID that you choose for this request and send again when you retry it. For 24 hours the API returns the `201` again to the same caller with the same key and body; only that answer is kept, and after any other the request is carried out. The same key with a different body is answered with `422`, and while the first request is still running with `409`. The header follows a common convention, not a published standard.
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
            /** @description The user was created and the invitation is on its way. The same response is returned when a request is repeated with its idempotency key. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["UnreadableBody"];
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["UsersWriteRequired"];
            /** @description The e-mail address already belongs to a user, or the first request with this idempotency key is still being worked on. Nothing was created by this request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["JsonRequired"];
            /** @description The body was read, but it breaks a rule of the data, or its idempotency key was used before with another body. Nothing was created. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"] | components["schemas"]["Problem"];
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
                 * @description The `ETag` of the version that you already have, with its quotation marks. If that version is still current, the answer is `304` without a body.
                 * @example "a7f3c1d09b42"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The `id` of the user. A value that is not the `id` of a user you may see is answered with `404`, whatever its form.
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
                 * @description The `ETag` of the version that your change is based on, with its quotation marks. The request is carried out only if that version is still current; otherwise it is answered with `412`, and without the header with `428`.
                 * @example "a7f3c1d09b42"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the user. A value that is not the `id` of a user you may see is answered with `404`, whatever its form.
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["AuthenticationRequired"];
            403: components["responses"]["UsersWriteRequired"];
            404: components["responses"]["UserNotFound"];
            /** @description Something still depends on the user, so nothing was deleted. The field `blocking` says what. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UserInUseProblem"];
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
                 * @description The `ETag` of the version that your change is based on, with its quotation marks. The request is carried out only if that version is still current; otherwise it is answered with `412`, and without the header with `428`.
                 * @example "a7f3c1d09b42"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of the user. A value that is not the `id` of a user you may see is answered with `404`, whatever its form.
                 * @example 3b7e5d18-92c4-4f06-b1a3-7d60e8c2f591
                 */
                user_id: components["parameters"]["UserId"];
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
            /** @description The new e-mail address belongs to another user, or the user type cannot become the one requested. Nothing was changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UserTypeChangeProblem"] | components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["UserChanged"];
            415: components["responses"]["MergePatchRequired"];
            /** @description The body was read, but at least one field is unknown, read-only, outside its allowed values or not possible in the present state of the user. Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ValidationProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
