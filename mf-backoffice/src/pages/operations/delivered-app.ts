import type { ReplyOf } from '@sild/api-client'
import type { getDelivery } from '@sild/contract/delivery/operations'

export type DeliveredApp = ReplyOf<typeof getDelivery>['apps'][number]
