import * as accounts from './accounts/index.ts'
import * as audit from './audit/index.ts'
import * as bff from './bff/index.ts'
import * as billing from './billing/index.ts'
import * as chat from './chat/index.ts'
import * as companies from './companies/index.ts'
import * as content from './content/index.ts'
import * as delivery from './delivery/index.ts'
import * as files from './files/index.ts'
import * as mails from './mails/index.ts'
import * as moderation from './moderation/index.ts'
import * as notifications from './notifications/index.ts'
import * as queues from './queues/index.ts'
import * as publications from './publications/index.ts'
import * as search from './search/index.ts'
import type { DomainName } from './services.ts'
import * as support from './support/index.ts'

/** The module of every domain, from which `merge.ts` builds the tables. For servers and tests: it loads all schemas. */
export const domains = {
  bff,
  accounts,
  companies,
  publications,
  search,
  chat,
  billing,
  support,
  notifications,
  moderation,
  content,
  files,
  delivery,
  queues,
  mails,
  audit,
} satisfies Record<DomainName, object>
export type Domains = typeof domains
