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
  const isModerator = roles.includes('moderator') || roles.includes('admin')
  return (
    <Page>
      <PageHeader title={text('title')} description={text('description')} />
      {isModerator ? (
        <Grid>
          <Card isLinked>
            <Stack gap={4}>
              <CardTitle level={2} href={paths.moderationQueue()}>
                {text('moderation.title')}
              </CardTitle>
              <Text tone="muted">{text('moderation.description')}</Text>
            </Stack>
          </Card>
        </Grid>
      ) : (
        <EmptyState title={text('nothing')}>{text('nothing.text')}</EmptyState>
      )}
    </Page>
  )
}
