import { keysOf } from '@sild/contract/keys'
import { serviceNames } from '@sild/contract/services'
import { errorKinds, statusOfCode } from '@sild/contract/errors'
import { narrowedAccess } from '@sild/contract/narrowed-access'
import type { ApiOperation } from '../edge/api-operation.ts'
import { publicOperations } from './document.ts'

const levels = [
  ['public', 'nobody in particular: no token'],
  ['guest', 'anyone with a token, also an anonymous one'],
  ['member', 'a signed-in user'],
  ['verified', 'a user whose address is confirmed'],
  ['company', 'a verified user with a company'],
  ['staff', 'anybody with a staff role'],
  ['moderator, support, editor, admin', 'staff with that role; an admin has all'],
  ['team', 'a feature team, by `authorization: Bearer <its token>`, or an admin'],
  ['provider', 'the server of a payment or mail provider, which proves itself by a signature'],
] as const

/** `docs/api.md`: every operation on one page. */
export function apiTable(): string {
  const services = ['bff', ...serviceNames]
  const sections = services.flatMap((service) => {
    const own = publicOperations.filter((operation) => operation.service === service)
    return own.length > 0 ? [`## ${service}\n\n${table(own)}`] : []
  })
  return [
    '# API',
    'Made from the contract by `npm run docs`; a test keeps it current. Shapes: [shapes.md](shapes.md); full schemas: `/api/openapi.json`.',
    'Every call carries `token` (but those for nobody in particular) and may carry `x-language`. Success is `{ "result": … }`; failure is `{ "error": { "code", "message", "requestId", "fields"? } }` with a true HTTP status. ' +
      'Beside its own errors an operation may answer those of its access level, `invalid` with `fields`, `rate-limited` with `Retry-After`, `unavailable` with `Retry-After` and `internal`; what changes something takes an `Idempotency-Key` and may answer `idempotency-key-reused` and `request-in-flight`.',
    `| access | who |\n|---|---|\n${levels.map(([level, who]) => `| ${level} | ${who} |`).join('\n')}`,
    ...sections,
    `## Errors\n\n${errors()}`,
  ]
    .join('\n\n')
    .concat('\n')
}

function table(operations: readonly ApiOperation[]): string {
  const rows = operations.map(
    (operation) =>
      `| ${operation.name} | ${operation.method} | \`${operation.path}\` | ${accessOf(operation)} | ${(operation.errors ?? []).join(', ')} |`,
  )
  return ['| operation | method | path | access | errors of its own |', '|---|---|---|---|---|', ...rows].join('\n')
}

/** The level, and who of it is let in where these are fewer. */
function accessOf({ access, name, needsApproval }: ApiOperation): string {
  const narrowed = narrowedAccess[name]
  return [
    access,
    ...(narrowed ? [`only ${narrowed}`] : []),
    ...(needsApproval ? ['once a colleague has approved it'] : []),
  ].join('; ')
}

function errors(): string {
  const codes = keysOf(errorKinds)
  return ['| code | status |', '|---|---|', ...codes.map((code) => `| ${code} | ${statusOfCode(code)} |`)].join('\n')
}
