import {TEMPLATE, toVariable} from '../languages/csharp';
import {listHeaders, listVariables} from '../prepare';
import {quoteUtf32 as quote} from '../quote';
import {writeTemplate} from '../template';
import {type PagesRequest, toTokenStart} from './prepare-pages';

export function toCSharpPages(request: PagesRequest): string {
  const {url, paging} = request;
  const headers = listHeaders(request).map(
    ([name, value]) =>
      `    request.Headers.Add(${quote(name)}, ${writeTemplate(value, TEMPLATE)});\n`,
  );
  return `using System.Text.Json.Nodes;

${listVariables(request).map(toVariable).join('')}var first = ${quote(url)};
using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

for (var address = first; address is not null;)
{
    using var request = new HttpRequestMessage(HttpMethod.Get, address);
${headers.join('')}    using var response = await client.SendAsync(request);
    var content = await response.Content.ReadAsStringAsync();
    if (!response.IsSuccessStatusCode)
    {
        throw new HttpRequestException($"{(int)response.StatusCode} {response.ReasonPhrase}: {content}");
    }
    var page = JsonNode.Parse(content)!;
    foreach (var item in page[${quote(paging.items)}]!.AsArray())
    {
        Console.WriteLine(item);
    }
    // The last page has none.
    var next = (string?)page[${quote(paging.next)}];
    address = next is null ? null : first + ${quote(toTokenStart(request))} + Uri.EscapeDataString(next);
}`;
}
