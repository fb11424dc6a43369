import * as accountsInternal from './accounts/internal-operations.ts'
import * as accounts from './accounts/operations.ts'
import * as bff from './bff/operations.ts'
import * as billing from './billing/operations.ts'
import * as chat from './chat/operations.ts'
import * as companies from './companies/operations.ts'
import * as companyProfiles from './companies/profile-operations.ts'
import * as companyReviews from './companies/review-operations.ts'
import * as content from './content/operations.ts'
import * as delivery from './delivery/operations.ts'
import * as files from './files/operations.ts'
import * as moderation from './moderation/operations.ts'
import * as reports from './moderation/report-operations.ts'
import * as notifications from './notifications/operations.ts'
import * as publications from './publications/operations.ts'
import * as favorites from './search/favorite-operations.ts'
import * as search from './search/operations.ts'
import * as support from './support/operations.ts'

/** Every operation by its name. For servers and tests; the browser imports single operations. */
export const operations = {
  ...bff,
  ...accounts,
  ...accountsInternal,
  ...companies,
  ...companyProfiles,
  ...companyReviews,
  ...publications,
  ...search,
  ...favorites,
  ...chat,
  ...billing,
  ...support,
  ...notifications,
  ...moderation,
  ...reports,
  ...content,
  ...files,
  ...delivery,
}
export type Operations = typeof operations
export type OperationName = keyof Operations
export type AnyOperation = Operations[OperationName]
