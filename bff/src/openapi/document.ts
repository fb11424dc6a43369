import { type Access, takesIdempotencyKey } from '@sild/contract/operation'
import { type ErrorCode, statusOfCode } from '@sild/contract/errors'
import { narrowedAccess } from '@sild/contract/narrowed-access'
import { filePlaces } from '@sild/contract/files/kinds'
import { type OperationName, operations } from '@sild/contract/operations'
import { type OperationSchemas, schemas } from '@sild/contract/schemas'
import type { ApiOperation } from '../edge/api-operation.ts'
import { errorSchema } from './error-schema.ts'
import { inputSchema, type Json, replySchema } from './json-schema.ts'

/** Errors that an operation may return because of its declaration. */
const everywhere: readonly ErrorCode[] = [
  'invalid',
  'malformed-request',
  'origin-refused',
  'not-found',
  'rate-limited',
  'internal',
  'unavailable',
]
const ofAccess: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  guest: ['unauthenticated'],
  member: ['unauthenticated', 'sign-in-required'],
  verified: ['unauthenticated', 'sign-in-required', 'verification-required'],
  company: ['unauthenticated', 'sign-in-required', 'verification-required', 'company-required'],
  moderator: ['unauthenticated', 'sign-in-required', 'forbidden'],
  support: ['unauthenticated', 'sign-in-required', 'forbidden'],
  editor: ['unauthenticated', 'sign-in-required', 'forbidden'],
  admin: ['unauthenticated', 'sign-in-required', 'forbidden'],
  staff: ['unauthenticated', 'sign-in-required', 'forbidden'],
  team: ['unauthenticated', 'sign-in-required', 'forbidden', 'team-token-refused'],
  provider: ['forbidden'],
  system: ['unauthenticated', 'forbidden'],
}

/** Operations that a browser may call, sorted by name: the order of exports is not guaranteed. */
export const publicOperations: readonly ApiOperation[] = Object.values<ApiOperation>(operations)
  .filter(({ path }) => path.startsWith('/api/'))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** OpenAPI 3.1 of everything under `/api/`. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  const named: Record<string, Json> = {}
  for (const operation of publicOperations)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation, named)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sild',
      version: '1',
      description:
        'Success is `{ "result": … }`, failure `{ "error": … }` with a true HTTP status. `x-language` chooses the language of messages.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        team: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        ...Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1))),
        Error: errorSchema,
      },
      responses: {
        Failure: {
          description: 'Failure',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  }
}

/** The codes that an operation may answer, its own first. */
export const errorsOf = (operation: ApiOperation): ErrorCode[] => {
  const { access, errors = [], method, name, needsApproval } = operation
  const ofKey: ErrorCode[] = takesIdempotencyKey(operation) ? ['request-in-flight', 'idempotency-key-reused'] : []
  const ofApproval: ErrorCode[] = needsApproval ? ['approval-required'] : []
  const ofBody: ErrorCode[] = method === 'GET' ? [] : ['body-too-large', 'unsupported-content-type']
  return [
    ...new Set([
      ...errors,
      ...ofApproval,
      ...ofKey,
      ...ofBody,
      ...ofAccess[access],
      ...(narrowedAccess[name] ? (['forbidden'] as const) : []),
      ...everywhere,
    ]),
  ]
}

function describe(operation: ApiOperation, named: Record<string, Json>): Json {
  const { body, params, query, reply }: OperationSchemas = schemas[operation.name]
  const { access, name, service, status = 200 } = operation
  return {
    operationId: name,
    tags: [service],
    security: securityOf(access),
    'x-access': access,
    ...(narrowedAccess[name] && { 'x-access-narrowed': narrowedAccess[name] }),
    ...(operation.needsApproval && { 'x-needs-approval': true }),
    ...(operation.isPrivate && { 'x-closed-to-viewers': true }),
    ...(operation.wordsBetweenMembers && { 'x-hidden-from-viewers': operation.wordsBetweenMembers }),
    parameters: [
      ...parametersOf('path', params && inputSchema(params)),
      ...parametersOf('query', query && inputSchema(query)),
      { name: 'x-language', in: 'header', schema: { type: 'string', enum: ['en', 'et', 'fr'], default: 'en' } },
      ...(takesIdempotencyKey(operation)
        ? [{ name: 'idempotency-key', in: 'header', schema: { type: 'string', minLength: 8, maxLength: 128 } }]
        : []),
    ],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: inputSchema(body) } } } }),
    ...(multipartBodies[name] && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: multipartBodies[name] } } },
    }),
    responses: { [status]: success(operation, reply, named), ...failures(operation) },
  }
}

const securityOf = (access: Access): Json[] => {
  if (access === 'public') return []
  return access === 'team' ? [{ team: [] }, { token: [] }] : [{ token: [] }]
}

const file = { type: 'string', contentMediaType: 'application/octet-stream' }
const multipartBodies: Readonly<Partial<Record<OperationName, Json>>> = {
  uploadFile: {
    type: 'object',
    properties: { file, fieldAlias: { enum: Object.keys(filePlaces) } },
    required: ['file', 'fieldAlias'],
    additionalProperties: false,
  },
  publishRelease: {
    type: 'object',
    description:
      'The lock first; then each of its files under its path, and where there are any its copies `<path>.br` and `<path>.gz`.',
    properties: { release: { type: 'string', contentMediaType: 'application/json' } },
    required: ['release'],
    additionalProperties: file,
  },
}

function parametersOf(place: 'path' | 'query', schema: Json | undefined): Json[] {
  // A schema of an object, as all parameters are.
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

function success(
  { isDownload, name }: ApiOperation,
  reply: OperationSchemas['reply'],
  named: Record<string, Json>,
): Json {
  if (name === 'streamEvents')
    return { description: 'Server-sent events', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  if (isDownload) return { description: 'A file', content: { 'application/octet-stream': { schema: file } } }
  if (name === 'getOpenApi')
    return { description: 'This document', content: { 'application/json': { schema: { type: 'object' } } } }
  const schema = {
    type: 'object',
    properties: { result: replySchema(reply, named) },
    required: ['result'],
    additionalProperties: false,
  }
  return { description: 'Success', content: { 'application/json': { schema } } }
}

function failures(operation: ApiOperation): Json {
  const byStatus = Map.groupBy(errorsOf(operation), statusOfCode)
  const described = [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, codes]) => [
      status,
      { $ref: '#/components/responses/Failure', description: codes.map((code) => `\`${code}\``).join(', ') },
    ])
  return Object.fromEntries(described)
}
