import {toHeaders} from '../languages/php';
import {quotePhp} from '../quote';
import {type PagesRequest, toTokenStart} from './prepare-pages';

export function toPhpPages(request: PagesRequest): string {
  const {url, paging} = request;
  const options = [
    ...toHeaders(request),
    'CURLOPT_RETURNTRANSFER => true,',
    'CURLOPT_TIMEOUT => 30,',
  ];
  return `<?php

declare(strict_types=1);

$first = ${quotePhp(url)};
$address = $first;
while ($address !== null) {
    $curl = curl_init($address);
    curl_setopt_array($curl, [
${options.map((option) => `        ${option}`).join('\n')}
    ]);
    $content = curl_exec($curl);
    if ($content === false) {
        throw new RuntimeException(curl_error($curl));
    }
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status >= 400) {
        throw new RuntimeException("$status: $content");
    }
    $page = json_decode($content, true, 512, JSON_THROW_ON_ERROR);
    foreach ($page['${paging.items}'] as $item) {
        echo json_encode($item, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), PHP_EOL;
    }
    // The last page has none.
    $next = $page['${paging.next}'] ?? null;
    $address = $next === null ? null : $first . ${quotePhp(toTokenStart(request))} . rawurlencode($next);
}`;
}
