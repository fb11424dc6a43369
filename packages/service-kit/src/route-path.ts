import { cardTypes } from '@sild/contract/enums'

/** Path parameters with a closed set of values: an unknown value is another address, so the answer is 404. */
const closedParameters: Readonly<Record<string, readonly string[]>> = { cardType: cardTypes }

/** `/api/{cardType}/{guid}` → `/api/:cardType(^(?:project|service|expert)$)/:guid`. */
export function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const values = closedParameters[name]
    return values ? `:${name}(^(?:${values.join('|')})$)` : `:${name}`
  })
}
