import { unsubscribeInOneClick } from '@sild/contract/accounts/operations'
import { operationUrl } from '@sild/contract/operation-url'

export const oneClickUrl = (publicUrl: string, email: string, token: string): string =>
  new URL(operationUrl(unsubscribeInOneClick, { query: { email, token } }), publicUrl).href
