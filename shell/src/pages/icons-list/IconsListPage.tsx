import { useIntl } from '@sild/shell-api'
import type { PageHandle } from '@sild/shell-api'
import { Card, Glyph, Grid, Heading, Page, PageHeader, Prose, Stack, Text, glyphNames } from '@sild/ui'
import type { ReactNode } from 'react'
import { icons } from './icons.ts'
import * as css from './IconsListPage.module.css'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'shell.icons.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  return (
    <Page>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.icons.title' })}
        description={intl.formatMessage({ id: 'shell.icons.description' })}
      />
      <Stack gap={32}>
        <Section title={intl.formatMessage({ id: 'shell.icons.of-pages' })}>
          {icons.map(({ name, icon: Icon, usedFor }) => (
            <IconCard key={name} name={name} usedFor={usedFor} icon={<Icon />} />
          ))}
        </Section>
        <Section title={intl.formatMessage({ id: 'shell.icons.of-components' })}>
          {glyphNames.map((name) => (
            <IconCard key={name} name={name} usedFor="Glyph" icon={<Glyph name={name} />} />
          ))}
        </Section>
        <Prose>
          <h2>{intl.formatMessage({ id: 'shell.icons.how' })}</h2>
          <p>{intl.formatMessage({ id: 'shell.icons.how-detail' })}</p>
          <pre className={css.code}>
            {"import { Search } from 'lucide-react'\n\n<Button icon={<Search />}>…</Button>"}
          </pre>
        </Prose>
      </Stack>
    </Page>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={12}>
      <Heading size={18}>{title}</Heading>
      <Grid column="small" gap={12}>
        {children}
      </Grid>
    </Stack>
  )
}

function IconCard({ name, usedFor, icon }: { name: string; usedFor: string; icon: ReactNode }) {
  return (
    <Card padding="small" className={css.card}>
      {icon}
      <Text size={14} isStrong>
        {name}
      </Text>
      <Text size={12} tone="muted">
        {usedFor}
      </Text>
    </Card>
  )
}
