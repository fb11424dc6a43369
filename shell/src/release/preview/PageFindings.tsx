import { useIntl, useText } from '@sild/shell-api'
import { Button, Cluster, Link, Stack, StatusBadge, Text } from '@sild/ui'
import { useState } from 'react'
import { findViolations, type Violation } from './axe.ts'
import { useLayoutShift } from './layout-shift.ts'
import * as css from './PreviewDetails.module.css'

const GOOD_SHIFT = 0.1
type Findings = 'none-yet' | 'running' | 'failed' | readonly Violation[]

/** Findings about the current page: its layout shifts, and the results of axe on demand. */
export function PageFindings() {
  const intl = useIntl()
  const text = useText('shell.preview-details')
  const shift = useLayoutShift()
  const [findings, setFindings] = useState<Findings>('none-yet')
  const isGood = shift <= GOOD_SHIFT
  const check = async () => {
    setFindings('running')
    setFindings(await findViolations().catch(() => 'failed' as const))
  }
  return (
    <Stack gap={12}>
      <Cluster>
        <StatusBadge tone={isGood ? 'success' : 'danger'}>
          {text('shift', { value: intl.formatNumber(shift, { minimumFractionDigits: 3, maximumFractionDigits: 3 }) })}
        </StatusBadge>
        <Text as="span">{text(isGood ? 'shift.good' : 'shift.poor')}</Text>
      </Cluster>
      <Cluster>
        <Button size="dense" isPending={findings === 'running'} onClick={() => void check()}>
          {text('axe')}
        </Button>
        <span role="status">
          <Outcome findings={findings} />
        </span>
      </Cluster>
      {Array.isArray(findings) && findings.length > 0 && <Violations violations={findings} />}
    </Stack>
  )
}

function Outcome({ findings }: { findings: Findings }) {
  const text = useText('shell.preview-details')
  if (findings === 'none-yet') return null
  if (findings === 'running') return text('axe.running')
  if (findings === 'failed') return text('axe.failed')
  return findings.length === 0 ? text('axe.none') : text('axe.found', { count: findings.length })
}

/** In the words of axe, which are English. */
function Violations({ violations }: { violations: readonly Violation[] }) {
  const intl = useIntl()
  return (
    <Stack as="ul" gap={8} lang="en">
      {violations.map(({ help, helpUrl, id, places }) => (
        <li key={id}>
          <Link href={helpUrl}>{help}</Link> ({intl.formatNumber(places.length)})
          <pre className={css.places}>{places.join('\n')}</pre>
        </li>
      ))}
    </Stack>
  )
}
