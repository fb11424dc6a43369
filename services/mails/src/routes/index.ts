import { exportMailsDataRoute } from './export-mails-data.ts'
import { getMailAddress } from './get-mail-address.ts'
import { handOverMailRoute } from './hand-over-mail.ts'
import { receiveMailEventRoute } from './receive-mail-event.ts'
import { retryMailAddressRoute } from './retry-mail-address.ts'

export const routes = [
  getMailAddress,
  retryMailAddressRoute,
  receiveMailEventRoute,
  // other services
  handOverMailRoute,
  exportMailsDataRoute,
]
