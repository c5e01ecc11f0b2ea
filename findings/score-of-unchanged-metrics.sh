#!/bin/sh
# cvss-calculator@1.0.0, vuln-vects@1.1.0
#
# Rule: a modified base metric that is Not Defined has the value of its base metric (CVSS v3.1
# specification, 4.2 Modified Base Metrics). So a vector that changes no base metric has the
# environmental score of its base score (7.1 and 7.3, Equations), if nothing else is defined.
#
# Instead: the environmental score of cvss-calculator is 9.8 instead of 5.3 if no modified metric is
# defined. That of vuln-vects is 10 instead of 9.8 if a modified metric is equal to its base metric.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  cvss-calculator@1.0.0 vuln-vects@1.1.0 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const Calculator = require('cvss-calculator');
const {parseCvss3Vector} = require('vuln-vects');

for (const [name, expected] of [['cvss-calculator', '1.0.0'], ['vuln-vects', '1.1.0']]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}

const calculate = (vector) => {
  const score = new Calculator(vector);
  return [score.getBaseScore(), score.getEnvironmentalScore()];
};
const parse = (vector) => {
  const {baseScore, environmentalScore} = parseCvss3Vector(vector);
  return [baseScore, environmentalScore];
};
const start = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U';
const print = (name, [base, environmental]) =>
  console.log(`${name}: base ${base}, environmental ${environmental}`);

const low = calculate(`${start}/C:L/I:N/A:N`);
print('cvss-calculator', low);
assert.deepEqual(low, [5.3, 9.8]);

const equal = parse(`${start}/C:H/I:H/A:H/MAV:N`);
print('vuln-vects', equal);
assert.deepEqual(equal, [9.8, 10]);
JS
node run.cjs
