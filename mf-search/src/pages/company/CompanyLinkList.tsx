import { type CompanyLinks, linkNames } from '@sild/contract/companies/links'
import { useIntl } from '@sild/shell-api'
import { Card, Heading, Link, Stack } from '@sild/ui'

/** Links that the company has entered. Sild has not checked them. */
export function CompanyLinkList({ links }: { links: CompanyLinks }) {
  const intl = useIntl()
  const given = linkNames.filter((name) => links[name] !== null)
  if (given.length === 0) return null
  return (
    <Card as="section" aria-labelledby="links">
      <Stack gap={8}>
        <Heading level={2} size={16} id="links">
          {intl.formatMessage({ id: 'mf-search.company.links' })}
        </Heading>
        {given.map((name) => (
          <Link key={name} isAlone href={links[name]!} rel="nofollow noopener noreferrer ugc" target="_blank">
            {intl.formatMessage({ id: `mf-search.company.link.${name}` })}
          </Link>
        ))}
      </Stack>
    </Card>
  )
}
