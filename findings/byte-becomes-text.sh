#!/bin/sh
# odata2openapi@1.3.2
#
# Rule: `Edm.Byte` is a number from 0 to 255 (OData CSDL XML 4.01, 3.3), `format: byte` is text in Base64
# (Swagger 2.0, Data Types). An entity with several keys is addressed by their names, as in
# `Lines(OrderId=1,No='A')` (OData URL Conventions 4.01, 4.3.1). `#/definitions/...` must exist.
#
# Instead: the number becomes Base64 text. A path with several keys has no names, so no service answers it. Enum
# types and complex types are referenced, but not defined.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  odata2openapi@1.3.2 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {convert, parse} from 'odata2openapi';

const {version} = JSON.parse(readFileSync('node_modules/odata2openapi/package.json', 'utf8'));
assert.equal(version, '1.3.2');
console.log(`odata2openapi@${version}`);

const service = await parse(`<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx">
  <edmx:DataServices>
    <Schema Namespace="Shop" xmlns="http://docs.oasis-open.org/odata/ns/edm">
      <EnumType Name="State"><Member Name="Open" Value="0"/></EnumType>
      <ComplexType Name="Address"><Property Name="Street" Type="Edm.String"/></ComplexType>
      <EntityType Name="Line">
        <Key><PropertyRef Name="OrderId"/><PropertyRef Name="No"/></Key>
        <Property Name="OrderId" Type="Edm.Int64" Nullable="false"/>
        <Property Name="No" Type="Edm.String" Nullable="false"/>
        <Property Name="Count" Type="Edm.Byte"/>
        <Property Name="State" Type="Shop.State"/>
        <Property Name="Address" Type="Shop.Address"/>
      </EntityType>
      <EntityContainer Name="Container"><EntitySet Name="Lines" EntityType="Shop.Line"/></EntityContainer>
    </Schema>
  </edmx:DataServices>
</edmx:Edmx>`);
const {definitions, paths} = convert(service.entitySets, {host: 'example.com', path: '/'}, service.version);
const {properties} = definitions['Shop.Line'];
console.log(Object.keys(paths), Object.keys(definitions));
console.log(JSON.stringify(properties));
assert.ok("/Lines({OrderId},'{No}')" in paths);
assert.deepEqual(properties.Count, {type: 'string', format: 'byte'});
for (const name of ['State', 'Address']) {
  assert.equal(properties[name].$ref, `#/definitions/Shop.${name}`);
  assert.equal(definitions[`Shop.${name}`], undefined);
}
JS
node run.mjs
