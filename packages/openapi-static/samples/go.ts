import {findMethodName, type PreparedRequest, writeHeaders} from './prepare';
import {quoteGo} from './quote-lines';

function toRequest({method, url, body}: PreparedRequest): string {
  const reader = body === undefined ? '' : `\tbody := strings.NewReader(${quoteGo(body.text)})\n`;
  const name = findMethodName(method);
  const verb = name === undefined ? quoteGo(method) : `http.Method${name}`;
  const last = body === undefined ? 'nil' : 'body';
  return `${reader}\turl := ${quoteGo(url)}\n\treq, err := http.NewRequest(${verb}, url, ${last})`;
}

function toHeaders(request: PreparedRequest): string {
  const token = '"Authorization", "Bearer "+os.Getenv("TOKEN")';
  return writeHeaders(request, token, (...texts) => texts.map(quoteGo).join(', '))
    .map((header) => `\treq.Header.Set(${header})\n`)
    .join('');
}

/** A program, as gofmt has it. */
export const toGo = (request: PreparedRequest): string => `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
${request.bearerToken ? '\t"os"\n' : ''}${request.body ? '\t"strings"\n' : ''}	"time"
)

func main() {
${toRequest(request)}
	if err != nil {
		log.Fatal(err)
	}
${toHeaders(request)}
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
}`;
