import {TEMPLATE} from '../languages/java';
import {listHeaders} from '../prepare';
import {quoteJava} from '../quote';
import {writeTemplate} from '../template';
import {type PagesRequest, toTokenStart} from './prepare-pages';

const IMPORTS = [
  'java.io.IOException',
  'java.net.URI',
  'java.net.URLEncoder',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpResponse',
  'java.net.http.HttpResponse.BodyHandlers',
  'java.nio.charset.StandardCharsets',
  'java.time.Duration',
  'java.util.regex.Matcher',
  'java.util.regex.Pattern',
];

/** Writes a class for Java 17. A pattern finds the token, because Java has no JSON parser. */
export function toJavaPages(request: PagesRequest): string {
  const {url, paging} = request;
  const headers = listHeaders(request).map(
    ([name, value]) =>
      `                .header(${quoteJava(name)}, ${writeTemplate(value, TEMPLATE)})\n`,
  );
  return `${IMPORTS.map((name) => `import ${name};\n`).join('')}
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
        HttpClient client = HttpClient.newHttpClient();
        // Java itself reads no JSON: this finds the token of the next page.
        Pattern next = Pattern.compile("\\"${paging.next}\\"\\\\s*:\\\\s*\\"([^\\"]+)\\"");
        String first = ${quoteJava(url)};
        String address = first;
        while (address != null) {
            HttpRequest request = HttpRequest.newBuilder()
                .uri(URI.create(address))
                .timeout(Duration.ofSeconds(30))
${headers.join('')}                .GET()
                .build();
            HttpResponse<String> response = client.send(request, BodyHandlers.ofString());

            if (response.statusCode() >= 400) {
                throw new IOException(response.statusCode() + ": " + response.body());
            }
            System.out.println(response.body());
            // The last page has none.
            Matcher token = next.matcher(response.body());
            address = token.find()
                ? first + ${quoteJava(toTokenStart(request))} + URLEncoder.encode(token.group(1), StandardCharsets.UTF_8)
                : null;
        }
    }
}`;
}
