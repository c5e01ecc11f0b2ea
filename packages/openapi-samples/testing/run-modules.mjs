// Imports modules one after another, and writes the output or error of each to `<module>.outcome`.
import {writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {format} from 'node:util';

for (const file of process.argv.slice(2)) {
  const lines = [];
  console.log = (...values) => lines.push(format(...values));
  const failure = await import(pathToFileURL(file)).then(
    () => undefined,
    (error) => error,
  );
  if (failure !== undefined) lines.push(String(failure));
  writeFileSync(`${file}.outcome`, [failure ? 'failed' : 'passed', ...lines].join('\n'));
}
