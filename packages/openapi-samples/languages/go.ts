import {hasFiles, toDisposition} from '../multipart';
import {
  findMethodName,
  listHeaders,
  listVariables,
  type PreparedBody,
  type PreparedRequest,
  toComment,
} from '../prepare';
import {quoteGo} from '../quote';
import {type TemplateNotation, writeTemplate} from '../template';
import type {SamplePart} from '../types';

export const TEMPLATE: TemplateNotation = {
  quote: quoteGo,
  toCode: (placeholder) => {
    if (placeholder.variable === undefined) return placeholder.local;
    const value = `os.Getenv("${placeholder.variable}")`;
    return placeholder.isEncoded === true ? `url.QueryEscape(${value})` : value;
  },
  plus: '+',
};

const FAIL = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n';

const READ = `	read := func(name string) []byte {
		data, err := os.ReadFile(name)
		if err != nil {
			log.Fatal(err)
		}
		return data
	}
`;

const toAdd = (
  hasNames: boolean,
): string => `	add := func(${hasNames ? 'disposition, ' : ''}contentType string, data []byte) {
		header := textproto.MIMEHeader{}
${hasNames ? '\t\theader.Set("Content-Disposition", disposition)\n' : ''}		if contentType != "" {
			header.Set("Content-Type", contentType)
		}
		part, err := form.CreatePart(header)
		if err == nil {
			_, err = part.Write(data)
		}
		if err != nil {
			log.Fatal(err)
		}
	}
`;

function toPart(part: SamplePart, hasNames: boolean): string {
  const data = 'file' in part ? `read(${quoteGo(part.file)})` : `[]byte(${quoteGo(part.text)})`;
  const disposition = hasNames ? [toDisposition(part)] : [];
  const texts = [...disposition, part.contentType ?? ''].map(quoteGo);
  return `\tadd(${[...texts, data].join(', ')})\n`;
}

const toMultipart = (
  parts: readonly SamplePart[],
  hasNames: boolean,
): string => `	body := &bytes.Buffer{}
	form := multipart.NewWriter(body)
${hasFiles(parts) ? READ : ''}${toAdd(hasNames)}${parts.map((part) => toPart(part, hasNames)).join('')}	if err := form.Close(); err != nil {
		log.Fatal(err)
	}

`;

function toBody(body: PreparedBody): string {
  switch (body.kind) {
    case 'text':
      return `\tbody := strings.NewReader(${quoteGo(body.text)})\n`;
    case 'form': {
      const lines = body.fields.map((field) => `\tform.Add(${field.map(quoteGo).join(', ')})\n`);
      return `\tform := url.Values{}\n${lines.join('')}\tbody := strings.NewReader(form.Encode())\n`;
    }
    case 'file':
      return `\tdata, err := os.ReadFile(${quoteGo(body.file)})\n${FAIL}\tbody := bytes.NewReader(data)\n`;
    case 'multipart':
      return toMultipart(body.parts, body.mediaType === undefined);
  }
}

/** Generates a random UUID (RFC 9562, 5.4), for which the Go standard library has no function. */
const UUID = `	id := make([]byte, 16)
	if _, err := rand.Read(id); err != nil {
		log.Fatal(err)
	}
	id[6], id[8] = id[6]&0x0f|0x40, id[8]&0x3f|0x80
`;

/** Each of several keys has a block of its own, because all declare the variable `id`. */
const toKey = (name: string, {length}: readonly string[]): string => {
  const value = 'fmt.Sprintf("%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:])';
  if (length === 1) return `${UUID}\t${name} := ${value}\n`;
  const inner = `${UUID}\t${name} = ${value}\n`.replace(/^/gm, '\t').replace(/\t$/, '');
  return `\tvar ${name} string\n\t{\n${inner}\t}\n`;
};

function toKeys(request: PreparedRequest): string {
  const keys = request.keys.map((name) => toKey(name, request.keys));
  return toComment(request, '//', '\t') + keys.join('') + (keys.length > 0 ? '\n' : '');
}

function toRequest(request: PreparedRequest): string {
  const {method, address, body} = request;
  const name = findMethodName(method);
  const verb = name === undefined ? quoteGo(method) : `http.Method${name}`;
  return `${toKeys(request)}${body === undefined ? '' : toBody(body)}\tendpoint := ${writeTemplate(address, {...TEMPLATE, plus: ' + '})}
	req, ${request.isShort ? '_' : 'err'} := http.NewRequest(${verb}, endpoint, ${body === undefined ? 'nil' : 'body'})
${request.isShort ? '' : FAIL}`;
}

const toMultipartType = (mediaType: string | undefined): string =>
  mediaType === undefined
    ? 'form.FormDataContentType()'
    : `${quoteGo(`${mediaType}; boundary=`)} + form.Boundary()`;

function toHeaders(request: PreparedRequest): string {
  const {basic, body} = request;
  const headers = listHeaders(request).map(
    ([name, value]) => `req.Header.Set(${quoteGo(name)}, ${writeTemplate(value, TEMPLATE)})`,
  );
  const own = [
    ...(basic === undefined
      ? []
      : [`req.SetBasicAuth(os.Getenv("${basic.user}"), os.Getenv("${basic.password}"))`]),
    ...(body?.kind === 'multipart'
      ? [`req.Header.Set("Content-Type", ${toMultipartType(body.mediaType)})`]
      : []),
  ];
  return [...own, ...headers].map((line) => `\t${line}\n`).join('');
}

function toClient({hasCertificate, answer, isShort}: PreparedRequest): string {
  if (isShort && !hasCertificate) return '';
  const isEndless = answer.kind === 'lines' && !isShort;
  const certificate = hasCertificate
    ? `\tcertificate, err := tls.LoadX509KeyPair("client.crt", "client.key")\n${FAIL}`
    : '';
  const settings = [
    hasCertificate &&
      'transport.TLSClientConfig = &tls.Config{Certificates: []tls.Certificate{certificate}}',
    // A timeout of the client would also end the response, which may be an endless stream.
    isEndless && 'transport.ResponseHeaderTimeout = 30 * time.Second',
  ].filter((setting) => setting !== false);
  const transport =
    settings.length === 0
      ? ''
      : `\ttransport := http.DefaultTransport.(*http.Transport).Clone()\n\t${settings.join('\n\t')}\n`;
  const options = [
    ...(settings.length === 0 ? [] : ['Transport: transport']),
    ...(isEndless || isShort ? [] : ['Timeout: 30 * time.Second']),
  ];
  return `${certificate}${transport}\tclient := &http.Client{${options.join(', ')}}\n`;
}

const READ_ALL = `	content, err := io.ReadAll(resp.Body)
${FAIL}	if resp.StatusCode >= 400 {
		log.Fatalf("%s: %s", resp.Status, content)
	}
`;

/** Writes how the short program prints or saves a response. `io.Copy` also passes on each line of a stream. */
function toShortReading({answer}: PreparedRequest): string {
  if (answer.kind === 'status') return '\tfmt.Println(resp.StatusCode)';
  if (answer.kind !== 'file') return '\tio.Copy(os.Stdout, resp.Body)';
  return `\tfile, err := os.Create(${quoteGo(answer.file)})\n${FAIL}\tdefer file.Close()\n\tio.Copy(file, resp.Body)`;
}

function toReading(request: PreparedRequest): string {
  const {answer, shownHeaders, isShort} = request;
  if (isShort) return toShortReading(request);
  const shown = shownHeaders
    .map((name) => `\tfmt.Println("${name}:", resp.Header.Get("${name}"))\n`)
    .join('');
  if (answer.kind === 'lines')
    return `	if resp.StatusCode >= 400 {
		content, _ := io.ReadAll(resp.Body)
		log.Fatalf("%s: %s", resp.Status, content)
	}
${shown}	lines := bufio.NewScanner(resp.Body)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		fmt.Println(lines.Text())
	}
	if err := lines.Err(); err != nil {
		log.Fatal(err)
	}`;
  if (answer.kind === 'file')
    return `${READ_ALL}${shown}	if err := os.WriteFile(${quoteGo(answer.file)}, content, 0o644); err != nil {
		log.Fatal(err)
	}`;
  if (answer.kind === 'status') return `${READ_ALL}${shown}\tfmt.Println(resp.StatusCode)`;
  return `${READ_ALL}${shown}\tfmt.Println(string(content))`;
}

const PACKAGES = [
  'bufio',
  'bytes',
  'crypto/rand',
  'crypto/tls',
  'fmt',
  'io',
  'log',
  'mime/multipart',
  'net/http',
  'net/textproto',
  'net/url',
  'os',
  'strings',
  'time',
];

/** Lists the packages to import from the request, because the code may contain their names as text. */
function listPackages(request: PreparedRequest): readonly string[] {
  const {basic, body, answer, hasCertificate, query, isShort} = request;
  const printsStatus = answer.kind === 'status';
  const isMultipart = body?.kind === 'multipart';
  const needed: Readonly<Record<string, boolean>> = {
    bufio: answer.kind === 'lines' && !isShort,
    bytes: isMultipart || body?.kind === 'file',
    'crypto/rand': request.keys.length > 0,
    'crypto/tls': hasCertificate,
    fmt:
      (isShort ? printsStatus : answer.kind !== 'file') ||
      request.keys.length > 0 ||
      request.shownHeaders.length > 0,
    io: !isShort || !printsStatus,
    'mime/multipart': isMultipart,
    'net/textproto': isMultipart,
    'net/url': body?.kind === 'form' || query.length > 0,
    os:
      basic !== undefined ||
      listVariables(request).length > 0 ||
      body?.kind === 'file' ||
      (isMultipart && hasFiles(body.parts)) ||
      answer.kind === 'file' ||
      (isShort && !printsStatus),
    strings: body?.kind === 'text' || body?.kind === 'form',
    time: !isShort,
  };
  return PACKAGES.filter((name) => needed[name] ?? true);
}

export const toGo = (request: PreparedRequest): string => `package main

import (
${listPackages(request)
  .map((name) => `\t"${name}"\n`)
  .join('')})

func main() {
${toRequest(request)}${toHeaders(request)}
${toClient(request)}	resp, err := ${request.isShort && !request.hasCertificate ? 'http.DefaultClient' : 'client'}.Do(req)
${FAIL}	defer resp.Body.Close()

${toReading(request)}
}`;
