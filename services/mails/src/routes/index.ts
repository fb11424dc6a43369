import { exportMailsDataRoute } from './export-mails-data.ts'
import { getMailAddressRoute } from './get-mail-address.ts'
import { handOverMailRoute } from './hand-over-mail.ts'
import { receiveMailEventRoute } from './receive-mail-event.ts'
import { retryMailAddressRoute } from './retry-mail-address.ts'

export const routes = [
  getMailAddressRoute,
  retryMailAddressRoute,
  receiveMailEventRoute,
  // other services
  handOverMailRoute,
  exportMailsDataRoute,
]
