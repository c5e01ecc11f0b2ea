import {format} from 'oxfmt';
import {describe, expect, it} from 'vitest';

import {makeSamplePairs, makeSamples, type SampleLanguage} from './languages';
import type {SampleRequest} from './types';

const GET: SampleRequest = {
  method: 'GET',
  url: 'https://api.example.com/v1/assets/a1',
  headers: [],
  credentials: [{type: 'oauth2'}],
  answer: {kind: 'json'},
};

const POST: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/v1/assets?dry_run=true',
  headers: [
    ['Accept', 'application/json'],
    ['If-Match', '"3f1c"'],
  ],
  credentials: [{type: 'oauth2'}],
  answer: {kind: 'json'},
  body: {
    kind: 'json',
    mediaType: 'application/json',
    value: {name: 'Zürich\'s "core" router', tags: ['edge', 'dmz'], owner: null, critical: true},
  },
};

/** A create that sends an idempotency key. */
const CREATE: SampleRequest = {
  ...POST,
  headers: [],
  freshHeaders: ['Idempotency-Key'],
  shownHeaders: ['ETag', 'Location'],
};

const CHANGE: SampleRequest = {
  ...POST,
  method: 'PATCH',
  headers: [],
  taggedHeaders: ['If-Match'],
  tagFrom: 'Read an asset',
  shownHeaders: ['ETag'],
};

/** Lines that generate and send the idempotency key. */
const KEY_LINES: Readonly<Record<SampleLanguage, readonly [above: string, call: string]>> = {
  curl: ['KEY="$(uuidgen)"', '--header "Idempotency-Key: ${KEY:?}"'],
  javascript: ['const key = crypto.randomUUID();', "'Idempotency-Key': key,"],
  typescript: ['const key = crypto.randomUUID();', "'Idempotency-Key': key,"],
  python: ['key = str(uuid.uuid4())', '"Idempotency-Key": key,'],
  go: ['key := fmt.Sprintf(', 'req.Header.Set("Idempotency-Key", key)'],
  java: ['String key = UUID.randomUUID().toString();', '.header("Idempotency-Key", key)'],
  csharp: ['var key = Guid.NewGuid().ToString();', 'request.Headers.Add("Idempotency-Key", key);'],
  php: ['$key = vsprintf(', "'Idempotency-Key: ' . $key,"],
  powershell: ['$key = [guid]::NewGuid().ToString()', "'Idempotency-Key' = $key"],
};

const toCode = (request: SampleRequest, language: SampleLanguage): string | undefined =>
  makeSamples(request).find((sample) => sample.language === language)?.code;

describe('makeSamples', () => {
  it('gives every language in the order of the tabs', () => {
    expect(
      makeSamples(GET)
        .map(({label}) => label)
        .join(', '),
    ).toMatchInlineSnapshot(
      `"curl, JavaScript, TypeScript, Python, Go, Java, C#, PHP, PowerShell"`,
    );
  });

  it.each(makeSamples(GET))('times out after 30 seconds in $label', ({code}) => {
    expect(code).toMatch(/\b30(_000)?\b/);
  });

  it('writes a command for curl', () => {
    expect(toCode(POST, 'curl')).toMatchInlineSnapshot(`
      "curl 'https://api.example.com/v1/assets?dry_run=true' \\
        --request POST \\
        --include --fail-with-body --silent --show-error \\
        --max-time 30 \\
        --header "Authorization: Bearer $TOKEN" \\
        --header 'Content-Type: application/json' \\
        --header 'Accept: application/json' \\
        --header 'If-Match: "3f1c"' \\
        --data-raw '{
          "name": "Zürich'\\''s \\"core\\" router",
          "tags": ["edge", "dmz"],
          "owner": null,
          "critical": true
        }'"
    `);
  });

  it('writes a module of JavaScript', () => {
    expect(toCode(POST, 'javascript')).toMatchInlineSnapshot(`
      "const response = await fetch('https://api.example.com/v1/assets?dry_run=true', {
        method: 'POST',
        headers: {
          Authorization: \`Bearer \${process.env.TOKEN}\`,
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'If-Match': '"3f1c"',
        },
        body: JSON.stringify({
          name: 'Zürich\\'s "core" router',
          tags: ['edge', 'dmz'],
          owner: null,
          critical: true,
        }),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();

      if (!response.ok) {
        throw new Error(\`\${response.status} \${response.statusText}: \${text}\`);
      }
      console.log(text ? JSON.parse(text) : response.status);"
    `);
  });

  it('writes a module of TypeScript with a typed result', () => {
    expect(toCode(POST, 'typescript')).toMatchInlineSnapshot(`
      "interface Problem {
        type?: string;
        status: number;
        title: string;
        detail?: string;
      }

      type Result = { data: unknown } | { problem: Problem };

      async function send(): Promise<Result> {
        const response = await fetch('https://api.example.com/v1/assets?dry_run=true', {
          method: 'POST',
          headers: {
            Authorization: \`Bearer \${process.env.TOKEN}\`,
            'Content-Type': 'application/json',
            Accept: 'application/json',
            'If-Match': '"3f1c"',
          },
          body: JSON.stringify({
            name: 'Zürich\\'s "core" router',
            tags: ['edge', 'dmz'],
            owner: null,
            critical: true,
          }),
          signal: AbortSignal.timeout(30_000),
        });
        const text = await response.text();
        if (response.ok) return { data: text ? JSON.parse(text) : undefined };

        const type = response.headers.get('Content-Type');
        if (type?.startsWith('application/problem+json')) return { problem: JSON.parse(text) };
        return { problem: { status: response.status, title: response.statusText, detail: text } };
      }

      const result = await send();
      if ('problem' in result) throw new Error(JSON.stringify(result.problem));
      console.log(result.data);

      export {};"
    `);
  });

  it('writes a module of TypeScript with the types of the contract, including the type of a problem', () => {
    const typed = {
      path: '/assets/{asset_id}',
      server: 'https://api.example.com/v1',
      pathParameters: {asset_id: 'a1'},
      query: {dry_run: true},
      headers: ['If-Match'],
    };
    expect(toCode({...CHANGE, typed}, 'typescript')).toMatchInlineSnapshot(`
      "// npm install openapi-fetch; openapi.d.ts: a download of this API
      import createClient from 'openapi-fetch';
      import type { paths } from './openapi.d.ts';

      const client = createClient<paths>({ baseUrl: 'https://api.example.com/v1' });
      // ETAG comes from 'Read an asset'.
      if (!process.env.ETAG) throw new Error('Set ETAG.');
      const { data, error, response } = await client.PATCH('/assets/{asset_id}', {
        params: {
          path: { asset_id: 'a1' },
          query: { dry_run: true },
          header: { 'If-Match': \`\${process.env.ETAG}\` },
        },
        headers: {
          Authorization: \`Bearer \${process.env.TOKEN}\`,
        },
        body: {
          name: 'Zürich\\'s "core" router',
          tags: ['edge', 'dmz'],
          owner: null,
          critical: true,
        },
        signal: AbortSignal.timeout(30_000),
      });

      if (!response.ok) {
        throw new Error(\`\${response.status} \${error?.type}: \${error?.detail}\`);
      }
      console.log('ETag:', response.headers.get('ETag'));
      console.log(data);"
    `);
    expect(toCode({...GET, typed}, 'typescript')?.length).toBeLessThan(
      toCode(GET, 'typescript')?.length ?? 0,
    );
  });

  it('writes a script of Python', () => {
    expect(toCode(POST, 'python')).toMatchInlineSnapshot(`
      "# pip install requests
      import os

      import requests

      response = requests.post(
          "https://api.example.com/v1/assets?dry_run=true",
          headers={
              "Authorization": f"Bearer {os.environ['TOKEN']}",
              "Accept": "application/json",
              "If-Match": '"3f1c"',
          },
          json={
              "name": 'Zürich\\'s "core" router',
              "tags": ["edge", "dmz"],
              "owner": None,
              "critical": True,
          },
          timeout=30,
      )
      if not response.ok:
          raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")
      print(response.json() if response.content else response.status_code)"
    `);
  });

  it('writes a program of Go', () => {
    expect(toCode(POST, 'go')).toMatchInlineSnapshot(`
      "package main

      import (
      	"fmt"
      	"io"
      	"log"
      	"net/http"
      	"os"
      	"strings"
      	"time"
      )

      func main() {
      	body := strings.NewReader(\`{
        "name": "Zürich's \\"core\\" router",
        "tags": ["edge", "dmz"],
        "owner": null,
        "critical": true
      }\`)
      	endpoint := "https://api.example.com/v1/assets?dry_run=true"
      	req, err := http.NewRequest(http.MethodPost, endpoint, body)
      	if err != nil {
      		log.Fatal(err)
      	}
      	req.Header.Set("Authorization", "Bearer "+os.Getenv("TOKEN"))
      	req.Header.Set("Content-Type", "application/json")
      	req.Header.Set("Accept", "application/json")
      	req.Header.Set("If-Match", \`"3f1c"\`)

      	client := &http.Client{Timeout: 30 * time.Second}
      	resp, err := client.Do(req)
      	if err != nil {
      		log.Fatal(err)
      	}
      	defer resp.Body.Close()

      	content, err := io.ReadAll(resp.Body)
      	if err != nil {
      		log.Fatal(err)
      	}
      	if resp.StatusCode >= 400 {
      		log.Fatalf("%s: %s", resp.Status, content)
      	}
      	fmt.Println(string(content))
      }"
    `);
  });

  it('writes a class of Java', () => {
    expect(toCode(POST, 'java')).toMatchInlineSnapshot(`
      "import java.io.IOException;
      import java.net.URI;
      import java.net.http.HttpClient;
      import java.net.http.HttpRequest;
      import java.net.http.HttpRequest.BodyPublishers;
      import java.net.http.HttpResponse;
      import java.net.http.HttpResponse.BodyHandlers;
      import java.time.Duration;

      public class Main {
          public static void main(String[] args) throws IOException, InterruptedException {
              String body = """
                  {
                    "name": "Zürich's \\\\"core\\\\" router",
                    "tags": ["edge", "dmz"],
                    "owner": null,
                    "critical": true
                  }""";

              HttpRequest request = HttpRequest.newBuilder()
                  .uri(URI.create("https://api.example.com/v1/assets?dry_run=true"))
                  .timeout(Duration.ofSeconds(30))
                  .header("Authorization", "Bearer " + System.getenv("TOKEN"))
                  .header("Content-Type", "application/json")
                  .header("Accept", "application/json")
                  .header("If-Match", "\\"3f1c\\"")
                  .POST(BodyPublishers.ofString(body))
                  .build();
              HttpResponse<String> response =
                  HttpClient.newHttpClient().send(request, BodyHandlers.ofString());

              if (response.statusCode() >= 400) {
                  throw new IOException(response.statusCode() + ": " + response.body());
              }
              System.out.println(response.body());
          }
      }"
    `);
  });

  it('writes a program of C#', () => {
    expect(toCode(POST, 'csharp')).toMatchInlineSnapshot(`
      "using System.Net.Http.Headers;

      var token = Environment.GetEnvironmentVariable("TOKEN");
      var body = """
          {
            "name": "Zürich's \\"core\\" router",
            "tags": ["edge", "dmz"],
            "owner": null,
            "critical": true
          }
          """;

      using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
      using var request = new HttpRequestMessage(
          HttpMethod.Post, "https://api.example.com/v1/assets?dry_run=true");
      request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);
      request.Content = new StringContent(body, MediaTypeHeaderValue.Parse("application/json"));
      request.Headers.Add("Accept", "application/json");
      request.Headers.Add("If-Match", "\\"3f1c\\"");

      using var response = await client.SendAsync(request);
      var content = await response.Content.ReadAsStringAsync();
      if (!response.IsSuccessStatusCode)
      {
          throw new HttpRequestException($"{(int)response.StatusCode} {response.ReasonPhrase}: {content}");
      }
      Console.WriteLine(content);"
    `);
  });

  it('writes a script of PHP', () => {
    expect(toCode(POST, 'php')).toMatchInlineSnapshot(`
      "<?php

      declare(strict_types=1);

      $body = json_encode([
          'name' => 'Zürich\\'s "core" router',
          'tags' => ['edge', 'dmz'],
          'owner' => null,
          'critical' => true,
      ], JSON_THROW_ON_ERROR);

      $curl = curl_init('https://api.example.com/v1/assets?dry_run=true');
      curl_setopt_array($curl, [
          CURLOPT_CUSTOMREQUEST => 'POST',
          CURLOPT_HTTPHEADER => [
              'Authorization: Bearer ' . getenv('TOKEN'),
              'Content-Type: application/json',
              'Accept: application/json',
              'If-Match: "3f1c"',
          ],
          CURLOPT_POSTFIELDS => $body,
          CURLOPT_RETURNTRANSFER => true,
          CURLOPT_TIMEOUT => 30,
      ]);

      $content = curl_exec($curl);
      if ($content === false) {
          throw new RuntimeException(curl_error($curl));
      }
      $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
      if ($status >= 400) {
          throw new RuntimeException("$status: $content");
      }
      echo $content, PHP_EOL;"
    `);
  });

  it('writes a script of PowerShell', () => {
    expect(toCode(POST, 'powershell')).toMatchInlineSnapshot(`
      "$body = @'
      {
        "name": "Zürich's \\"core\\" router",
        "tags": ["edge", "dmz"],
        "owner": null,
        "critical": true
      }
      '@

      $request = @{
          Method      = 'Post'
          Uri         = 'https://api.example.com/v1/assets?dry_run=true'
          Headers     = @{
              Authorization = "Bearer $env:TOKEN"
              Accept        = 'application/json'
              'If-Match'    = '"3f1c"'
          }
          ContentType = 'application/json'
          Body        = [Text.Encoding]::UTF8.GetBytes($body)
          TimeoutSec  = 30
      }

      try {
          Invoke-RestMethod @request
      }
      catch {
          throw "$($_.Exception.Message) $($_.ErrorDetails.Message)"
      }"
    `);
  });

  it.each(makeSamples(CREATE))('generates the key of a create above the call: $label', (sample) => {
    const language = sample.language as SampleLanguage;
    const [above, call] = KEY_LINES[language];
    const places = ['A retry keeps it.', above, call].map((text) => sample.code.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });

  it('writes a read for curl that saves the version for the next call', () => {
    const read: SampleRequest = {...GET, shownHeaders: ['ETag']};
    expect(toCode(read, 'curl')).toMatchInlineSnapshot(`
      "curl 'https://api.example.com/v1/assets/a1' \\
        --include --fail-with-body --silent --show-error \\
        --max-time 30 \\
        --etag-save etag.txt \\
        --header "Authorization: Bearer $TOKEN" &&
        export ETAG="$(cat etag.txt)""
    `);
    expect(toCode(CHANGE, 'curl')).toMatchInlineSnapshot(`
      "# ETAG comes from 'Read an asset'.
      curl 'https://api.example.com/v1/assets?dry_run=true' \\
        --request PATCH \\
        --include --fail-with-body --silent --show-error \\
        --max-time 30 \\
        --etag-save etag.txt \\
        --header "Authorization: Bearer $TOKEN" \\
        --header 'Content-Type: application/json' \\
        --header "If-Match: \${ETAG:?}" \\
        --data-raw '{
          "name": "Zürich'\\''s \\"core\\" router",
          "tags": ["edge", "dmz"],
          "owner": null,
          "critical": true
        }' &&
        export ETAG="$(cat etag.txt)""
    `);
  });

  it.each(makeSamples(CHANGE))('says where the version comes from: $label', ({code}) => {
    expect(code).toMatch(/^\s*(#|\/\/) ETAG comes from 'Read an asset'\.$/m);
  });

  it('writes no header that curl reads as a file name', () => {
    const request: SampleRequest = {
      ...GET,
      headers: [
        ['@notes.txt', ''],
        ['X-At', '@b'],
      ],
    };
    expect(toCode(request, 'curl')).not.toContain('@notes');
    expect(toCode(request, 'curl')).toContain("--header 'X-At: @b'");
  });

  it('puts no title into a comment that it could end', () => {
    for (const tagFrom of ['a\nb', 'a ?> b', 'a \\u000a b', 'a </script> b'])
      for (const {code} of makeSamples({...CHANGE, tagFrom})) {
        expect(code).toContain('ETAG comes from a read.');
        expect(code).not.toContain(tagFrom);
      }
  });

  it.each(['javascript', 'typescript'] as const)(
    'is formatted as by the formatter: %s',
    async (language) => {
      for (const request of [GET, POST, CREATE, CHANGE]) {
        const code = toCode(request, language) ?? '';
        expect(await format('a.ts', code, {singleQuote: true})).toMatchObject({code: `${code}\n`});
      }
    },
  );

  it('accepts 304 as a response to a conditional request', () => {
    const conditional: SampleRequest = {...GET, headers: [['if-none-match', '"3f1c"']]};
    expect(toCode(conditional, 'javascript')).toContain('response.status !== 304');
    expect(toCode(GET, 'javascript')).not.toContain('304');
  });

  it('uses no token if the request needs none', () => {
    for (const {code} of makeSamples({...POST, credentials: []}))
      expect(code).not.toMatch(/token|authorization/i);
  });

  const listLanguages = (request: SampleRequest): readonly string[] =>
    makeSamples(request).map(({language}) => language);

  it('uses clients that can send a body with GET, unlike fetch (Fetch Standard, 5.4)', () => {
    const languages = listLanguages({...POST, method: 'GET'});
    expect(languages).toEqual(['curl', 'python', 'go', 'java', 'csharp', 'php', 'powershell']);
  });

  it('uses clients that can send TRACE, unlike fetch (Fetch Standard, 2.2.1)', () => {
    expect(listLanguages({...GET, method: 'TRACE'})).not.toContain('javascript');
    expect(listLanguages({...GET, method: 'TRACE'})).not.toContain('typescript');
  });

  it('uses clients that support the challenge of HTTP Digest (RFC 7616, 3.4)', () => {
    const samples = makeSamples({...GET, credentials: [{type: 'http', httpScheme: 'digest'}]});
    expect(samples.map(({language}) => language)).toEqual(['curl', 'python', 'php']);
    const [curl, python, php] = samples.map(({code}) => code);
    expect(curl).toContain('--digest \\\n  --user "$API_USER:$API_PASSWORD"');
    expect(python).toContain(
      'auth=HTTPDigestAuth(os.environ["API_USER"], os.environ["API_PASSWORD"]),',
    );
    expect(python).toContain('from requests.auth import HTTPDigestAuth\n');
    expect(php).toContain('CURLOPT_HTTPAUTH => CURLAUTH_DIGEST,');
    expect(samples.map(({code}) => code).join('')).not.toContain('TOKEN');
  });

  it('sends a method without a constant in the language', () => {
    for (const {code} of makeSamples({...GET, method: 'PURGE'})) expect(code).toContain('PURGE');
  });
});

const SHORT = {...GET, isShort: true};

describe('the short program', () => {
  it('is the URL and the headers that the API needs, for curl', () => {
    expect(toCode(SHORT, 'curl')).toBe(
      `curl 'https://api.example.com/v1/assets/a1' \\
  --header "Authorization: Bearer $TOKEN"`,
    );
    expect(toCode({...SHORT, credentials: []}, 'curl')).toBe(
      "curl 'https://api.example.com/v1/assets/a1'",
    );
  });

  it('indents the body by two spaces below its curl option', () => {
    expect(toCode({...CHANGE, isShort: true}, 'curl')).toMatchInlineSnapshot(`
      "# ETAG comes from 'Read an asset'.
      curl 'https://api.example.com/v1/assets?dry_run=true' \\
        --request PATCH \\
        --header "Authorization: Bearer $TOKEN" \\
        --header 'Content-Type: application/json' \\
        --header "If-Match: \${ETAG:?}" \\
        --data-raw '{
          "name": "Zürich'\\''s \\"core\\" router",
          "tags": ["edge", "dmz"],
          "owner": null,
          "critical": true
        }'"
    `);
    // With a body, curl sends POST by default.
    expect(toCode({...CREATE, isShort: true}, 'curl')).not.toContain('--request');
  });

  it.each([
    ['javascript', 'console.log(await response.json());'],
    ['python', 'print(response.json())'],
    ['go', '\tio.Copy(os.Stdout, resp.Body)\n}'],
    ['java', 'System.out.println(response.body());\n    }\n}'],
    ['csharp', 'Console.WriteLine(content);'],
    ['php', 'curl_exec($curl);'],
    ['powershell', 'Invoke-RestMethod @request'],
  ] as const)('ends with the response: %s', (language, end) => {
    expect(toCode(SHORT, language)?.endsWith(end)).toBe(true);
  });

  it.each(makeSamples(GET))('has neither timeout nor error handling: $label', (full) => {
    const code = toCode(SHORT, full.language as SampleLanguage) ?? '';
    expect(code.length).toBeLessThan(full.code.length);
    expect(code).not.toMatch(/30|timeout|catch|throw\b|status|ok\b|--fail/i);
  });

  it.each(makeSamples({...CHANGE, isShort: true}))('requires the version: $label', ({code}) => {
    expect(code).toContain('ETAG');
    expect(code).toMatch(/ETAG comes from 'Read an asset'/);
  });

  it('generates a required key, but says nothing about retries', () => {
    for (const {code} of makeSamples({...CREATE, isShort: true})) {
      expect(code).toContain('Idempotency-Key');
      expect(code).not.toContain('retry');
    }
  });

  it.each(['javascript', 'typescript'] as const)(
    'is formatted as by the formatter: %s',
    async (one) => {
      for (const request of [GET, POST, CREATE, CHANGE]) {
        const code = toCode({...request, isShort: true}, one) ?? '';
        expect(await format('a.ts', code, {singleQuote: true})).toMatchObject({code: `${code}\n`});
      }
    },
  );
});

describe('makeSamplePairs', () => {
  it('puts the full program next to the short one', () => {
    const pairs = makeSamplePairs(SHORT, GET);
    expect(pairs.map(({full}) => full)).toEqual(makeSamples(GET).map(({code}) => code));
    expect(pairs.map(({code}) => code)).toEqual(makeSamples(SHORT).map(({code}) => code));
  });
});
