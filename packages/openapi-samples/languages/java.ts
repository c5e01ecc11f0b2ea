import {FORM_DATA, hasFiles, toPartHead} from '../multipart';
import {
  listHeaders,
  type PreparedBody,
  type PreparedHeader,
  type PreparedRequest,
  toComment,
} from '../prepare';
import {quoteJava, quoteJavaLines} from '../quote';
import {type TemplateNotation, writeTemplate} from '../template';
import type {SamplePart} from '../types';

const START = '        ';
const MARGIN = '            ';

export const TEMPLATE: TemplateNotation = {
  quote: quoteJava,
  toCode: (placeholder) => {
    if (placeholder.variable === undefined) return placeholder.local;
    const value = `System.getenv("${placeholder.variable}")`;
    return placeholder.isEncoded === true
      ? `URLEncoder.encode(${value}, StandardCharsets.UTF_8)`
      : value;
  },
  plus: ' + ',
};

const ofFile = (file: string): string => `BodyPublishers.ofFile(Path.of(${quoteJava(file)}))`;

/** Writes the line break after the previous part, then the boundary and headers of this part. */
const toPartStart = (part: SamplePart, index: number, mediaType?: string): string =>
  `${quoteJava(`${index === 0 ? '' : '\r\n'}--`)} + boundary + ${quoteJava(`\r\n${toPartHead(part, mediaType)}`)}`;

function toPublishers(part: SamplePart, index: number, mediaType?: string): readonly string[] {
  const start = toPartStart(part, index, mediaType);
  if ('file' in part) return [`BodyPublishers.ofString(${start})`, ofFile(part.file)];
  return [`BodyPublishers.ofString(${start}\n${MARGIN}    + ${quoteJava(part.text)})`];
}

/** Writes a multipart body (RFC 7578), because Java has no class for it. */
function toMultipart(parts: readonly SamplePart[], mediaType?: string): string {
  const publishers = [
    ...parts.flatMap((part, index) => toPublishers(part, index, mediaType)),
    'BodyPublishers.ofString("\\r\\n--" + boundary + "--\\r\\n")',
  ];
  return `String boundary = UUID.randomUUID().toString();
${START}BodyPublisher body = BodyPublishers.concat(
${publishers.map((publisher) => MARGIN + publisher).join(',\n')});`;
}

function toBody(body: PreparedBody): string | undefined {
  switch (body.kind) {
    case 'text':
      return `String body = ${quoteJavaLines(body.text, MARGIN)};`;
    case 'form': {
      const fields = body.fields.map(
        ([name, value], index) =>
          `${quoteJava(`${index === 0 ? '' : '&'}${encodeURIComponent(name)}=`)} + URLEncoder.encode(${quoteJava(value)}, StandardCharsets.UTF_8)`,
      );
      return `String body = ${fields.length === 0 ? '""' : fields.join(`\n${MARGIN}+ `)};`;
    }
    case 'file':
      return undefined;
    case 'multipart':
      return toMultipart(body.parts, body.mediaType);
  }
}

function toPublisher(body: PreparedBody | undefined): string {
  if (body === undefined) return 'BodyPublishers.noBody()';
  if (body.kind === 'file') return ofFile(body.file);
  return body.kind === 'multipart' ? 'body' : 'BodyPublishers.ofString(body)';
}

/** Writes the call that sets the method. The builder has its own methods only for GET, DELETE, POST and PUT. */
function toMethod({method, body}: PreparedRequest): string {
  if (/^(GET|DELETE)$/.test(method) && body === undefined) return `.${method}()`;
  if (/^(POST|PUT)$/.test(method)) return `.${method}(${toPublisher(body)})`;
  return `.method(${quoteJava(method)}, ${toPublisher(body)})`;
}

const toHeader = ([name, value]: PreparedHeader): string =>
  `.header(${quoteJava(name)}, ${writeTemplate(value, TEMPLATE)})`;

function toBuilder(request: PreparedRequest): string {
  const {address, basic, body, answer, isShort} = request;
  const calls = [
    `.uri(URI.create(${writeTemplate(address, TEMPLATE)}))`,
    // A timeout would also end the response, which may be an endless stream.
    ...(answer.kind === 'lines' || isShort ? [] : ['.timeout(Duration.ofSeconds(30))']),
    ...(basic === undefined ? [] : ['.header("Authorization", "Basic " + credentials)']),
    ...(body?.kind === 'multipart'
      ? [
          `.header("Content-Type", ${quoteJava(`${body.mediaType ?? FORM_DATA}; boundary=`)} + boundary)`,
        ]
      : []),
    ...listHeaders(request).map(toHeader),
    toMethod(request),
    '.build();',
  ];
  return `HttpRequest request = HttpRequest.newBuilder()${calls.map((call) => `\n${MARGIN}${call}`).join('')}`;
}

const toBasic = ({user, password}: NonNullable<PreparedRequest['basic']>): string =>
  `String credentials = Base64.getEncoder().encodeToString(
${MARGIN}(System.getenv("${user}") + ":" + System.getenv("${password}")).getBytes(StandardCharsets.UTF_8));`;

const CERTIFICATE = `char[] password = System.getenv("CLIENT_P12_PASSWORD").toCharArray();
        KeyStore keys = KeyStore.getInstance(new File("client.p12"), password);
        KeyManagerFactory factory =
            KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(keys, password);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(factory.getKeyManagers(), null, null);`;

function toClient({answer, hasCertificate, isShort}: PreparedRequest): string {
  const settings = [
    ...(answer.kind === 'lines' && !isShort ? ['.connectTimeout(Duration.ofSeconds(30))'] : []),
    ...(hasCertificate ? ['.sslContext(context)'] : []),
  ];
  return settings.length === 0
    ? 'HttpClient.newHttpClient()'
    : `HttpClient.newBuilder()${settings.join('')}.build()`;
}

/** Returns the type of the body, its handler, its text for an error, and the statement that uses it. */
function toReading({answer, isShort}: PreparedRequest): readonly [string, string, string, string] {
  if (answer.kind === 'file' && isShort)
    return ['Path', `BodyHandlers.ofFile(Path.of(${quoteJava(answer.file)}))`, '', ''];
  if (answer.kind === 'lines')
    return [
      'Stream<String>',
      'BodyHandlers.ofLines()',
      'response.body().collect(Collectors.joining("\\n"))',
      'response.body().forEach(System.out::println);',
    ];
  if (answer.kind === 'file')
    return [
      'byte[]',
      'BodyHandlers.ofByteArray()',
      'new String(response.body(), StandardCharsets.UTF_8)',
      `Files.write(Path.of(${quoteJava(answer.file)}), response.body());`,
    ];
  if (answer.kind === 'status')
    return [
      'String',
      'BodyHandlers.ofString()',
      'response.body()',
      'System.out.println(response.statusCode());',
    ];
  return [
    'String',
    'BodyHandlers.ofString()',
    'response.body()',
    'System.out.println(response.body());',
  ];
}

/** Lists the classes to import from the request, because the code may contain their names as text. */
function listImports(request: PreparedRequest, builder: string): readonly string[] {
  const {basic, body, query, answer, hasCertificate, isShort} = request;
  const isMultipart = body?.kind === 'multipart';
  const sendsFile = body?.kind === 'file' || (isMultipart && hasFiles(body.parts));
  const isEncoded = body?.kind === 'form' || query.length > 0;
  const needed: readonly (readonly [string, boolean])[] = [
    ['java.io.File', hasCertificate],
    ['java.io.IOException', !isShort],
    ['java.net.URI', true],
    ['java.net.URLEncoder', isEncoded],
    ['java.net.http.HttpClient', true],
    ['java.net.http.HttpRequest', true],
    ['java.net.http.HttpRequest.BodyPublisher', isMultipart],
    [
      'java.net.http.HttpRequest.BodyPublishers',
      isMultipart || builder.includes('(BodyPublishers.') || builder.includes(', BodyPublishers.'),
    ],
    ['java.net.http.HttpResponse', !isShort],
    ['java.net.http.HttpResponse.BodyHandlers', true],
    [
      'java.nio.charset.StandardCharsets',
      isEncoded || basic !== undefined || (answer.kind === 'file' && !isShort),
    ],
    ['java.nio.file.Files', answer.kind === 'file' && !isShort],
    ['java.nio.file.Path', sendsFile || answer.kind === 'file'],
    ['java.security.KeyStore', hasCertificate],
    ['java.time.Duration', !isShort],
    ['java.util.Base64', basic !== undefined],
    ['java.util.UUID', isMultipart || request.keys.length > 0],
    ['java.util.stream.Collectors', answer.kind === 'lines' && !isShort],
    ['java.util.stream.Stream', answer.kind === 'lines' && !isShort],
    ['javax.net.ssl.KeyManagerFactory', hasCertificate],
    ['javax.net.ssl.SSLContext', hasCertificate],
  ];
  return needed.flatMap(([name, isNeeded]) => (isNeeded ? [`import ${name};\n`] : []));
}

/** Writes a class with a `main` method for Java 17 or later. */
export function toJava(request: PreparedRequest): string {
  const {basic, body, hasCertificate, isShort} = request;
  const [type, handler, failure, use] = toReading(request);
  const builder = toBuilder(request);
  const before = [
    body === undefined ? undefined : toBody(body),
    basic === undefined ? undefined : toBasic(basic),
    hasCertificate ? CERTIFICATE : undefined,
  ].flatMap((statements) => (statements === undefined ? [] : [`${START}${statements}\n\n`]));
  const keys = request.keys.map((key) => `${START}String ${key} = UUID.randomUUID().toString();\n`);
  const start = toComment(request, '//', START) + keys.join('') + (keys.length > 0 ? '\n' : '');
  const shown = request.shownHeaders.map(
    (name) =>
      `${START}System.out.println("${name}: " + response.headers().firstValue("${name}").orElse(""));\n`,
  );
  const thrown = hasCertificate || isShort ? 'Exception' : 'IOException, InterruptedException';
  const sent = `${toClient(request)}.send(request, ${handler});`;
  const reading = isShort
    ? `        ${use === '' ? '' : 'var response = '}${sent}${use === '' ? '' : `\n        ${use}`}`
    : `        HttpResponse<${type}> response =
            ${sent}

        if (response.statusCode() >= 400) {
            throw new IOException(response.statusCode() + ": " + ${failure});
        }
${shown.join('')}        ${use}`;
  return `${listImports(request, builder).join('')}
public class Main {
    public static void main(String[] args) throws ${thrown} {
${before.join('')}${start}        ${builder}
${reading}
    }
}`;
}
