import { explainSession } from '@sild/contract/delivery/operations'

import { command } from '../command.ts'
import { facts, table } from '../table.ts'

export const explain = command({
  name: 'explain',
  summary: 'shows why a user gets these releases',
  usage: [
    'explain /search                        a guest whom no canary knows',
    'explain c.Xk3…                         the browser with this `unit` cookie, or a company by its guid',
    'explain https://sild.example/__mfe/preview?t=…',
  ],
  options: { unit: { type: 'string', value: 'unit', text: 'who looks at the address: a `unit` cookie or a company' } },
  async run({ connect, values, words }) {
    const [named] = words
    const isAddress = named !== undefined && /^(?:https?:\/)?\//.test(named)
    const query = { url: isAddress ? named : undefined, unit: isAddress ? values.unit : (named ?? values.unit) }
    const reply = await connect().api.call(explainSession, { query })
    const rows = reply.apps.map(({ bucket, isOfPage, name, percent, reason, release, version }) => [
      isOfPage ? `${name} *` : name,
      release,
      version,
      reason,
      bucket === null ? '' : bucket.toFixed(2),
      percent === null ? '' : `${percent} %`,
    ])
    const about = facts([
      ['unit', reply.unit ?? 'none: a guest who has no canary'],
      ['page', reply.apps.some(({ isOfPage }) => isOfPage) ? 'of the app with *' : null],
    ])
    return {
      result: reply,
      text: `${about}\n\n${table(['App', 'Release', 'Version', 'Because', 'Bucket', 'Canary'], rows)}`,
    }
  },
})
