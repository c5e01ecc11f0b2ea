#!/bin/sh
# cvss@1.0.5
#
# Rule: a metric that a vector string leaves out is Not Defined, as if it had the value X (CVSS
# v3.0 specification, 6 Vector String), and a modified base metric that is Not Defined has the
# value of its base metric (4.2 Modified Base Metrics).
#
# Instead: the environmental score of a vector with only some environmental metrics is NaN, and NaN
# is rated Critical, even if the metric lowers the score. It is right if the vector has an X for each
# of the other metrics.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  cvss@1.0.5 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {getBaseScore, getEnvironmentalScore, getRating} = require('cvss');

const {version} = JSON.parse(readFileSync('node_modules/cvss/package.json', 'utf8'));
assert.equal(version, '1.0.5');
console.log(`cvss@${version}`);

const rate = (vector) => {
  const score = getEnvironmentalScore(vector);
  console.log(vector.slice(-59), 'is', score, getRating(score));
  return [score, getRating(score)];
};
/** A weakness of base score 9.8, and the same on a system that is not connected to a network. */
const base = 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H';
const local = `${base}/MAV:P`;
const notDefined = 'CR:X/IR:X/AR:X/MAC:X/MPR:X/MUI:X/MS:X/MC:X/MI:X/MA:X';
assert.equal(getBaseScore(base), 9.8);
assert.deepEqual(rate(local), [NaN, 'Critical']);
assert.deepEqual(rate(`${local}/${notDefined}`), [6.8, 'Medium']);
JS
node run.cjs
