import { startCanary } from '@sild/contract/delivery/operations'

import { usageError } from '../cli-error.ts'
import { command } from '../command.ts'
import { pointerOutcome } from '../pointer-outcome.ts'
import { parsePercent, parseRelease } from '../release-name.ts'

export const canary = command({
  name: 'canary',
  summary: 'gives some companies a release, and takes it back if it does badly',
  usage: ['canary mf-search@1.8.0 --pct 5', 'canary mf-search@1.8.0 --pct 1 --min-loads 200 --max-errors 1'],
  options: {
    pct: { type: 'string', value: 'percent', text: 'share of the companies and browsers' },
    'max-errors': { type: 'string', value: 'percent', text: 'of its loads that may fail beyond those of stable (0.5)' },
    'max-lcp': { type: 'string', value: 'ms', text: 'that pages may show later than with stable (200)' },
    'max-inp': { type: 'string', value: 'ms', text: 'that pages may react later than with stable (50)' },
    'min-loads': { type: 'string', value: 'number', text: 'below which nothing is judged (500)' },
  },
  async run({ connect, values, words }) {
    const { app, release } = parseRelease(words[0])
    if (!release) throw usageError('Which release?', `npx sild canary ${app}@<release> --pct 5`)
    const percent = parsePercent(values.pct)
    const { api, channel } = connect()
    const reply = await api.call(startCanary, {
      params: { app },
      body: { release, percent, channel, guard: guardOf(values) },
    })
    return pointerOutcome(`${percent} % get ${app}@${release}.`, reply)
  },
})

interface Limits {
  readonly 'max-errors'?: string
  readonly 'max-lcp'?: string
  readonly 'max-inp'?: string
  readonly 'min-loads'?: string
}

/** Only the given limits; the portal has defaults for the rest. */
function guardOf(values: Limits) {
  const errors = values['max-errors']
  const guard = {
    ...(errors !== undefined && { maxErrorRateDelta: parsePercent(errors) / 100 }),
    ...(values['max-lcp'] !== undefined && { maxLcpDeltaMs: wholeNumber('max-lcp', values['max-lcp']) }),
    ...(values['max-inp'] !== undefined && { maxInpDeltaMs: wholeNumber('max-inp', values['max-inp']) }),
    ...(values['min-loads'] !== undefined && { minLoads: wholeNumber('min-loads', values['min-loads']) }),
  }
  return Object.keys(guard).length > 0 ? guard : undefined
}

function wholeNumber(option: string, given: string): number {
  if (/^\d{1,9}$/.test(given)) return Number(given)
  throw usageError(`--${option} ${given} is not a number.`, 'Write a whole number.')
}
