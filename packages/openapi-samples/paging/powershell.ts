import {listOwnHeaders, toTable} from '../languages/powershell';
import {quotePowerShell} from '../quote';
import {type PagesRequest, toTokenStart} from './prepare-pages';

/** Writes a script for PowerShell 7. Windows PowerShell 5.1 can run it too if the text is ASCII. */
export function toPowerShellPages(request: PagesRequest): string {
  const {url, paging} = request;
  const headers = listOwnHeaders(request);
  const table = headers.length === 0 ? '@{}' : toTable(headers, '');
  return `$headers = ${table}
$first = ${quotePowerShell(url)}

for ($address = $first; $address;) {
    try {
        $page = Invoke-RestMethod -Uri $address -Headers $headers -TimeoutSec 30
    }
    catch {
        throw "$($_.Exception.Message) $($_.ErrorDetails.Message)"
    }
    $page.'${paging.items}'
    # The last page has none.
    $next = $page.'${paging.next}'
    $address = if ($next) { $first + ${quotePowerShell(toTokenStart(request))} + [uri]::EscapeDataString($next) }
}`;
}
