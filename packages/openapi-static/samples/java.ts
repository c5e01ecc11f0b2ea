import {type PreparedRequest, writeHeaders} from './prepare';
import {quoteJava} from './quote';
import {quoteJavaLines} from './quote-lines';

const MARGIN = '            ';

/** Methods that the builder has a method for, which takes the body of these. */
const WITH_BODY = new Set(['POST', 'PUT']);
const WITHOUT_BODY = new Set(['GET', 'DELETE']);

function toMethod({method, body}: PreparedRequest): string {
  const publisher =
    body === undefined ? 'BodyPublishers.noBody()' : 'BodyPublishers.ofString(body)';
  if (WITHOUT_BODY.has(method) && body === undefined) return `.${method}()`;
  if (WITH_BODY.has(method)) return `.${method}(${publisher})`;
  return `.method(${quoteJava(method)}, ${publisher})`;
}

function toBuilder(request: PreparedRequest): string {
  const token = '"Authorization", "Bearer " + System.getenv("TOKEN")';
  const headers = writeHeaders(
    request,
    token,
    (name, value) => `${quoteJava(name)}, ${quoteJava(value)}`,
  );
  const calls = [
    `.uri(URI.create(${quoteJava(request.url)}))`,
    '.timeout(Duration.ofSeconds(30))',
    ...headers.map((header) => `.header(${header})`),
    toMethod(request),
    '.build();',
  ];
  return calls.map((call) => `\n${MARGIN}${call}`).join('');
}

const usesPublisher = (call: string): boolean => call.includes('BodyPublishers');

const toImports = (request: PreparedRequest): string =>
  [
    'java.io.IOException',
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    ...(usesPublisher(toMethod(request)) ? ['java.net.http.HttpRequest.BodyPublishers'] : []),
    'java.net.http.HttpResponse',
    'java.net.http.HttpResponse.BodyHandlers',
    'java.time.Duration',
  ]
    .map((name) => `import ${name};`)
    .join('\n');

/** A class with a `main`, for Java 17 and later. */
export function toJava(request: PreparedRequest): string {
  const body =
    request.body === undefined
      ? ''
      : `        String body = ${quoteJavaLines(request.body.text, MARGIN)};\n\n`;
  return `${toImports(request)}

public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
${body}        HttpRequest request = HttpRequest.newBuilder()${toBuilder(request)}
        HttpResponse<String> response =
            HttpClient.newHttpClient().send(request, BodyHandlers.ofString());

        if (response.statusCode() >= 400) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }
        System.out.println(response.body());
    }
}`;
}
