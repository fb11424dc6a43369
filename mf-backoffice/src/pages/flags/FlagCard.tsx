import type { FlagRule } from '@sild/contract/content/flag-schemas'
import { paths } from '@sild/paths'
import { useLocale, useText } from '@sild/shell-api'
import { Badge, Card, Cluster, Columns, DateTime, Heading, Link, Stack, Text } from '@sild/ui'
import { FlagCompanies } from './FlagCompanies.tsx'
import { FlagForm } from './FlagForm.tsx'

export function FlagCard({ flag }: { flag: FlagRule }) {
  const locale = useLocale()
  const text = useText('mf-backoffice.flags')
  const { changedAt, changedBy, companies, isOn, key, share } = flag
  const id = `flag-${key}`
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Stack gap={24}>
        <Stack gap={4}>
          <Cluster justify="between" align="start" gap={12}>
            <Heading level={2} size={18} id={id}>
              {text(`name.${key}`)}
            </Heading>
            <Badge tone={isOn ? 'success' : 'warning'}>
              {isOn ? text('state.on', { share, count: share === 100 ? 0 : companies.length }) : text('state.off')}
            </Badge>
          </Cluster>
          <Text>{text(`about.${key}`)}</Text>
          <Text size={14} tone="muted">
            {changedAt ? (
              <>
                {text('changed', { by: changedBy ?? text('nobody') })}&nbsp;·{' '}
                <DateTime value={changedAt} locale={locale} format="dayAndTime" />
                &nbsp;· <Link href={paths.auditLog(key)}>{text('log')}</Link>
              </>
            ) : (
              text('unchanged')
            )}
          </Text>
        </Stack>
        <Columns aside={<FlagCompanies flag={flag} />}>
          <FlagForm flag={flag} />
        </Columns>
      </Stack>
    </Card>
  )
}
