import { paths } from '@sild/paths'
import { type PageHandle, useMember, useNavigation, useText } from '@sild/shell-api'
import { Card, CardTitle, CompanyLogo, Cluster, Grid, Page, PageHeader, Stack, Text } from '@sild/ui'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.account.title' }),
  isUnlisted: true,
}

/** The account page of the phone's navigation bar: the user, and links of all remotes. */
export function Component() {
  const { company, user } = useMember()
  const items = useNavigation('account-menu')
  const text = useText('mf-account.account')
  return (
    <Page width="text">
      <PageHeader title={text('title')} />
      <Cluster gap={12}>
        <CompanyLogo name={company?.name ?? user.email} src={company?.logoUrl} size={56} />
        <Stack gap={4}>
          {company && <Text isStrong>{company.name}</Text>}
          <Text tone="muted">{user.email}</Text>
        </Stack>
      </Cluster>
      <nav aria-label={text('menu')}>
        <Grid as="ul" column="medium" gap={12}>
          {items.map(({ path, label }) => (
            <Card as="li" key={path} isLinked>
              <CardTitle level={2} href={path}>
                {label}
              </CardTitle>
            </Card>
          ))}
          {!company && (
            <Card as="li" isLinked>
              <CardTitle level={2} href={paths.createCompany()}>
                {text('create-company')}
              </CardTitle>
            </Card>
          )}
        </Grid>
      </nav>
    </Page>
  )
}
