import {parse} from 'yaml';

/** A contract with an example of everything that is compared. */
const SOURCE = `
openapi: 3.1.0
info: {title: Small, version: 1.0.0, description: Words.}
servers: [{url: https://api.example.com/v1}]
tags: [{name: Things}]
security: [{key: [read]}]
paths:
  /things:
    get:
      operationId: list-things
      summary: List things
      parameters:
        - name: size
          in: query
          description: How many.
          schema: {type: integer, minimum: 1, maximum: 100, default: 25}
        - {name: kind, in: query, schema: {$ref: '#/components/schemas/Kind'}}
      responses:
        '200':
          description: A list.
          headers:
            ETag: {required: true, schema: {type: string}}
          content:
            application/json:
              schema:
                type: object
                required: [items]
                properties:
                  items: {type: array, items: {$ref: '#/components/schemas/Thing'}}
        '404': {description: None.}
    post:
      operationId: create-thing
      x-access: [{scope: read, user_types: [member, auditor], records: all}]
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/components/schemas/NewThing'}
      responses:
        '201':
          description: Created.
          content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}
  /things/{id}:
    delete:
      operationId: delete-thing
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses: {'204': {description: Gone.}}
components:
  securitySchemes:
    key:
      type: oauth2
      flows:
        clientCredentials:
          tokenUrl: https://login.example.com/token
          scopes: {read: Read., write: Write.}
  schemas:
    Kind: {type: string, enum: [round, square]}
    Name: {type: string, description: What it is called., maxLength: 50}
    Thing:
      type: object
      required: [id, name]
      properties:
        id: {type: string, readOnly: true}
        name: {$ref: '#/components/schemas/Name'}
        kind: {$ref: '#/components/schemas/Kind'}
        parent: {$ref: '#/components/schemas/Thing'}
        secret: {type: string, writeOnly: true}
    NewThing:
      type: object
      additionalProperties: false
      required: [name]
      properties:
        id: {type: string, readOnly: true}
        name: {$ref: '#/components/schemas/Name'}
        kind: {$ref: '#/components/schemas/Kind'}
        shape:
          oneOf: [{$ref: '#/components/schemas/Circle'}, {$ref: '#/components/schemas/Box'}]
    Circle: {type: object, title: Circle, properties: {size: {type: integer}}}
    Box: {type: object, title: Box, properties: {size: {type: integer}, depth: {type: integer}}}
`;

/**
 * Returns the small contract after textual replacements, which show what an author would write.
 *
 * @throws Error if a text to replace is missing
 */
export function toSmallContract(...replacements: readonly (readonly [string, string])[]): unknown {
  const source = replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The small contract does not hold: ${from}`);
    return text.replaceAll(from, to);
  }, SOURCE);
  return parse(source);
}
