import {type PreparedRequest, writeHeaders} from './prepare';
import {quoteJava} from './quote';
import {quoteJavaLines} from './quote-lines';

const MARGIN = '            ';

/** The builder has methods of its own for four methods, two of which take a body. */
function toMethod({method, body}: PreparedRequest): string {
  const publisher =
    body === undefined ? 'BodyPublishers.noBody()' : 'BodyPublishers.ofString(body)';
  if (/^(GET|DELETE)$/.test(method) && body === undefined) return `.${method}()`;
  if (/^(POST|PUT)$/.test(method)) return `.${method}(${publisher})`;
  return `.method(${quoteJava(method)}, ${publisher})`;
}

function toBuilder(request: PreparedRequest): string {
  const token = '"Authorization", "Bearer " + System.getenv("TOKEN")';
  const headers = writeHeaders(request, token, (...texts) => texts.map(quoteJava).join(', '));
  const calls = [
    `.uri(URI.create(${quoteJava(request.url)}))`,
    '.timeout(Duration.ofSeconds(30))',
    ...headers.map((header) => `.header(${header})`),
    toMethod(request),
    '.build();',
  ];
  return calls.map((call) => `\n${MARGIN}${call}`).join('');
}

/** A class with a `main`, for Java 17 and later. */
export function toJava(request: PreparedRequest): string {
  const body =
    request.body === undefined
      ? ''
      : `        String body = ${quoteJavaLines(request.body.text, MARGIN)};\n\n`;
  const builder = toBuilder(request);
  const publishers = builder.includes('BodyPublishers')
    ? 'import java.net.http.HttpRequest.BodyPublishers;\n'
    : '';
  return `import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
${publishers}import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
${body}        HttpRequest request = HttpRequest.newBuilder()${builder}
        HttpResponse<String> response =
            HttpClient.newHttpClient().send(request, BodyHandlers.ofString());

        if (response.statusCode() >= 400) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }
        System.out.println(response.body());
    }
}`;
}
