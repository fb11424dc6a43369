import { paths } from '@sild/paths'
import { type PageHandle, useIntl, useMember } from '@sild/shell-api'
import { Card, CardTitle, EmptyState, Grid, Page, PageHeader, Stack, Text } from '@sild/ui'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  const { roles } = useMember()
  const text = (id: string) => intl.formatMessage({ id: `mf-backoffice.${id}` })
  const isAdmin = roles.includes('admin')
  const tasks = [
    ...(isAdmin || roles.includes('moderator')
      ? [
          { id: 'moderation', path: paths.moderationQueue() },
          { id: 'reports', path: paths.reports() },
        ]
      : []),
    ...(isAdmin || roles.includes('support')
      ? [
          { id: 'support', path: paths.supportInbox() },
          { id: 'accounts', path: paths.supportAccounts() },
          { id: 'payments', path: paths.backofficePayments() },
        ]
      : []),
    ...(isAdmin || roles.includes('editor') ? [{ id: 'pages', path: paths.editorPages() }] : []),
    ...(isAdmin
      ? [
          { id: 'settings', path: paths.siteSettings() },
          { id: 'operations', path: paths.operations() },
        ]
      : []),
  ]
  return (
    <Page>
      <PageHeader title={text('title')} description={text('description')} />
      {tasks.length > 0 ? (
        <Grid>
          {tasks.map(({ id, path }) => (
            <Card key={id} isLinked>
              <Stack gap={4}>
                <CardTitle level={2} href={path}>
                  {text(`${id}.title`)}
                </CardTitle>
                <Text tone="muted">{text(`${id}.description`)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      ) : (
        <EmptyState title={text('nothing')}>{text('nothing.text')}</EmptyState>
      )}
    </Page>
  )
}
