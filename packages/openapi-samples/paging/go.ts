import {TEMPLATE} from '../languages/go';
import {listHeaders, listVariables} from '../prepare';
import {quoteGo} from '../quote-lines';
import {writeTemplate} from '../template';
import {type PagesRequest, toTokenStart} from './prepare-pages';

const FAIL = '\t\tif err != nil {\n\t\t\tlog.Fatal(err)\n\t\t}\n';

const toPage = ({paging: {items, next}}: PagesRequest): string => `		var page struct {
			Items []json.RawMessage \`json:"${items}"\`
			Next  string            \`json:"${next}"\`
		}
		if err := json.Unmarshal(content, &page); err != nil {
			log.Fatal(err)
		}
		for _, item := range page.Items {
			fmt.Println(string(item))
		}
`;

export function toGoPages(request: PagesRequest): string {
  const imports = ['encoding/json', 'fmt', 'io', 'log', 'net/http', 'net/url'].concat(
    listVariables(request).length > 0 ? ['os', 'time'] : ['time'],
  );
  const headers = listHeaders(request).map(
    ([name, value]) => `\t\treq.Header.Set(${quoteGo(name)}, ${writeTemplate(value, TEMPLATE)})\n`,
  );
  return `package main

import (
${imports.map((name) => `\t"${name}"\n`).join('')})

func main() {
	client := &http.Client{Timeout: 30 * time.Second}
	first := ${quoteGo(request.url)}
	for endpoint := first; endpoint != ""; {
		req, err := http.NewRequest(http.MethodGet, endpoint, nil)
${FAIL}${headers.join('')}		resp, err := client.Do(req)
${FAIL}		content, err := io.ReadAll(resp.Body)
		resp.Body.Close()
${FAIL}		if resp.StatusCode >= 400 {
			log.Fatalf("%s: %s", resp.Status, content)
		}
${toPage(request)}		// The last page has none.
		endpoint = ""
		if page.Next != "" {
			endpoint = first + ${quoteGo(toTokenStart(request))} + url.QueryEscape(page.Next)
		}
	}
}`;
}
